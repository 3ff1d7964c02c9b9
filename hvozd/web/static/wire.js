"use strict";
// One stream for all tabs of a browser. Every tab says what it follows; the one that has the lock leads: it opens the stream and hands
// out what comes. When it goes, the browser gives the lock to another, which opens the stream at once: nobody waits for a clock.
// Where there are no locks (a page without HTTPS) each tab leads itself.

const wire = (() => {
  const me = `${Math.random()}`, lang = document.documentElement.lang;
  const channel = navigator.locks && window.BroadcastChannel ? new BroadcastChannel("hvozd") : null;
  const wanted = new Map();  // tab -> what it follows: {key, stamp, seen}
  let mine = { key: "", stamp: "", frame() {}, state() {} }, leads = false, source = null, later = 0, opened = "";
  let leader = "";
  const gone = new Set();  // tabs that led before: a frame of theirs that comes late is older than what is shown

  const post = (message) => { channel?.postMessage(message); };
  const hello = () => { wanted.set(me, { key: mine.key, stamp: mine.stamp, seen: Date.now() }); post({ hello: me, key: mine.key, stamp: mine.stamp }); };

  function give(on, frame) {
    if (on === mine.key) { mine.stamp = wanted.get(me).stamp = ""; mine.frame(frame); }
    if (on === "mine") waits(frame);
  }

  function heard({ data }) {
    if (data.who) { hello(); return; }
    if (data.hello) {
      const known = wanted.get(data.hello);
      wanted.set(data.hello, { key: data.key, stamp: data.stamp, seen: Date.now() });
      if (!known) post({ hello: me, key: mine.key, stamp: mine.stamp });
      if (leads && (!known || known.key !== data.key || data.again)) soon();
    }
    if (data.bye) { wanted.delete(data.bye); if (leads && keys() !== opened) soon(); }
    if (data.from && follows(data.from)) { if (data.on) give(data.on, data.frame); else mine.state(data.state); }
  }

  function follows(tab) {
    if (leads || gone.has(tab)) return false;
    if (tab !== leader) { gone.add(leader); leader = tab; }
    return true;
  }

  const soon = () => { clearTimeout(later); later = setTimeout(open, 50); };
  const keys = () => [...new Set([...wanted.values()].map((one) => one.key))].filter(Boolean).sort().join(" ");
  const tell = (state) => { mine.state(state); post({ from: me, state }); };

  function open() {
    clearTimeout(later);
    source?.close();
    const stamps = new Map();
    for (const { key, stamp } of wanted.values()) if (key) stamps.set(key, stamps.has(key) ? "" : stamp);
    for (const one of wanted.values()) one.stamp = "";
    opened = keys();
    const asked = [...stamps].map(([key, stamp]) => `on=${key}.${stamp}`);
    source = new EventSource(`/stream?${asked.join("&")}`);
    source.onopen = () => tell("alive");
    source.onerror = () => { tell("cut"); if (source.readyState === 2) { clearTimeout(later); later = setTimeout(open, 2000); } };
    source.onmessage = ({ data }) => { const { on, frame } = JSON.parse(data); post({ from: me, on, frame }); give(on, frame); };
  }

  // Tabs that died without a word are forgotten.
  function tidy() {
    if (!leads) return;
    for (const [tab, { seen }] of wanted) if (tab !== me && Date.now() - seen > 90_000) wanted.delete(tab);
    post({ who: true });
    if (keys() !== opened) soon();
  }

  function follow(key, stamp, frame, state) {
    mine = { key, stamp, frame, state };
    hello();
    const lead = () => { leads = true; open(); setInterval(tidy, 30_000); };
    if (!channel) { lead(); return; }
    channel.onmessage = heard;
    addEventListener("pagehide", () => post({ bye: me }));
    addEventListener("pageshow", (e) => { if (e.persisted) location.reload(); });
    navigator.locks.request("hvozd-wire", () => { lead(); return new Promise(() => {}); });
  }

  // The page is not what the server thinks it is: all of it again.
  function again() {
    mine.stamp = "";
    wanted.set(me, { key: mine.key, stamp: "", seen: Date.now() });
    if (leads) open(); else post({ hello: me, key: mine.key, stamp: "", again: true });
  }

  return { follow, again, key: (table, seat) => `${table}.${seat}.${lang}` };
})();

// How many tables wait: beside the link to them and in the title; the list where there is one.
function waits({ waits: count, list }) {
  for (const place of document.querySelectorAll("#waits")) { place.textContent = count || ""; place.hidden = !count; }
  const rows = document.querySelector("#mine:not([data-all]) #mine-rows");
  if (rows) rows.outerHTML = list;
  if (!document.querySelector("#live")) document.title = `${count ? `(${count}) ` : ""}${document.title.replace(/^\(\d+\) /, "")}`;
}
if (document.body.classList.contains("lobby")) wire.follow("", "", () => {}, () => {});
