"use strict";
// What is said at a table. Lines come as text and stay text.

const talk = (() => {
  let last = 0, seen = 0, asking = false, again = false;
  const box = () => document.querySelector("#talk");

  function line({ id, who, seat, text, promise, mine }) {
    const list = document.querySelector("#talk-lines"), item = document.createElement("li"), name = document.createElement("b");
    name.textContent = [who || list.dataset.guest, seat].filter(Boolean).join(" · ");
    item.append(name, " ", text);
    if (promise) item.className = "promise";
    if (!mine) {
      const mute = Object.assign(document.createElement("button"), { type: "button", textContent: "⊘", title: list.dataset.mute, className: "mute" });
      mute.onclick = async () => { if (await post("mute", { line: id })) location.reload(); };
      const report = Object.assign(document.createElement("button"), { type: "button", textContent: "⚑", title: words.report, className: "mute report-line" });
      report.onclick = () => reporting(id, `${name.textContent}: ${text}`);
      item.append(" ", mute, " ", report);
    }
    list.append(item);
    list.scrollTop = list.scrollHeight;
  }

  // A line goes to the moderators when the reason is sent; nothing happens when the dialog is closed.
  function reporting(id, said) {
    const make = (kind, ...inside) => { const one = document.createElement(kind); one.append(...inside); return one; };
    const dialog = make("dialog", make("h2", words.report), make("p", words["report-what"]), make("blockquote", said));
    const note = Object.assign(make("input"), { maxLength: 300, autocomplete: "off" });
    const go = Object.assign(make("button", words["report-go"]), { className: "go" });
    const not = Object.assign(make("button", words["report-not"]), { type: "button", onclick: () => dialog.close() });
    const form = Object.assign(make("form", make("label", words["report-why"], note), Object.assign(make("div", go, not), { className: "buttons" })), { method: "dialog" });
    form.onsubmit = async () => { if (await post("report", { line: id, note: note.value })) say(words.reported, ""); };
    dialog.id = "report";
    dialog.onclose = () => dialog.remove();
    dialog.append(form);
    document.body.append(dialog);
    dialog.showModal();
  }

  // What the server tells; nothing where the page is being left or the server is away.
  async function got(path) {
    try {
      const answer = await fetch(`/t/${document.body.dataset.table}/${path}`);
      return answer.ok ? await answer.json() : null;
    } catch { return null; }
  }

  // The server says that there is more; it is fetched once at a time.
  async function fetched() {
    if (asking) { again = true; return; }
    asking = true;
    const told = await got(`talk?after=${last}`);
    asking = false;
    if (!told) return;
    for (const one of told.lines) if (one.id > last) { last = one.id; line(one); }
    quiet(told.silent);
    count();
    if (again) { again = false; fetched(); }
  }

  function quiet(silent) {
    document.querySelector("#talk-silent").hidden = !silent;
    for (const field of document.querySelectorAll("#talk-form input, #talk-form button")) field.disabled = silent;
  }

  function count() {
    if (!box().hidden) seen = document.querySelector("#talk-lines").children.length;
    const unread = document.querySelectorAll("#talk-lines li").length - seen, place = document.querySelector("#unread");
    place.textContent = unread || "";
    place.hidden = unread <= 0;
  }

  // Whom the host of a table lets know whose turn it is.
  function hooks() {
    const form = document.querySelector("#hook form");
    if (form) form.onsubmit = (e) => { e.preventDefault(); post("hook", { url: form.url.value.trim() }); };
  }

  function begin() {
    hooks();
    if (!box()) return;
    const open = (on) => { box().hidden = !on; count(); if (on) { fetched(); notes(); document.querySelector("#talk-text").focus(); } };
    document.querySelector("#talk-open").onclick = () => open(box().hidden);
    document.querySelector("#talk-close").onclick = () => open(false);
    document.querySelector("#talk-form").onsubmit = async (e) => {
      e.preventDefault();
      const text = document.querySelector("#talk-text"), promise = document.querySelector("#talk-promise");
      if (!text.value.trim()) return;
      if (await post("say", { text: text.value, promise: !!promise?.checked })) { text.value = ""; if (promise) promise.checked = false; fetched(); }
    };
  }

  async function notes() {
    const field = document.querySelector("#notes");
    if (!field || field.dataset.ready) return;
    field.dataset.ready = "1";
    field.value = (await got("notes"))?.text || "";
    field.onchange = () => post("notes", { text: field.value });
  }

  return { begin, fetched };
})();
