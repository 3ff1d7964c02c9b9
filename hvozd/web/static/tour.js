"use strict";
// A first visit to a game: a few steps on the real table, each lights one part of it and says what it is for.

function tourSteps() {
  const faction = [...($(".chip.me")?.classList || [])].find((one) => one.startsWith("f-"))?.slice(2);
  const own = words[`tour-seat-${faction}`] || words["tour-mine"];
  const steps = [["#board", words["tour-board"]], [$(".chip.me") ? "#panels" : "", own], ["#prompt", words["tour-prompt"]], ["#hand", words["tour-hand"]],
    ["#undo", words["tour-undo"]], ["#journal", words["tour-journal"]]];
  return steps.filter(([where, text]) => where && text && $(where)?.getClientRects().length);
}

function tour(first) {
  const key = `hvozd-tour-${page.game}`;
  const known = localStorage.getItem(key) || localStorage.getItem("hvozd-tours") === "off";
  if ((first && known) || $("#tour") || !$("#veil").hidden) return;
  const steps = tourSteps(), ring = Object.assign(document.createElement("div"), { id: "ring" }), box = Object.assign(document.createElement("div"), { id: "tour" });
  if (!steps.length) return;
  let at = 0;
  box.setAttribute("role", "dialog");
  box.setAttribute("aria-live", "polite");
  const end = () => { localStorage.setItem(key, "done"); ring.remove(); box.remove(); removeEventListener("keydown", listen, true); removeEventListener("resize", put); };
  const put = () => {
    const thing = $(steps[at][0]);
    if (!thing) { end(); return; }
    const part = thing.getBoundingClientRect();
    const top = Math.max(4, part.top), bottom = Math.min(innerHeight - 4, part.bottom);
    Object.assign(ring.style, { left: `${Math.max(2, part.left - 4)}px`, top: `${top - 2}px`, width: `${Math.min(innerWidth - 4, part.width + 8)}px`, height: `${bottom - top + 4}px` });
    const tall = box.offsetHeight, room = innerHeight - bottom > tall + 20 ? bottom + 12 : top > tall + 20 ? top - tall - 12 : Math.max(10, Math.min(innerHeight - tall - 10, (top + bottom - tall) / 2));
    box.style.top = `${room}px`;
    box.style.left = `${Math.max(10, Math.min(innerWidth - box.offsetWidth - 10, part.left + (part.width - box.offsetWidth) / 2))}px`;
  };
  const go = (step) => {
    at += step;
    if (at >= steps.length) { end(); return; }
    at = Math.max(0, at);
    const next = button(at === steps.length - 1 ? words["tour-done"] : words["tour-next"], () => go(1), { class: "go" });
    const foot = Object.assign(document.createElement("p"), { className: "foot" });
    foot.append(`${at + 1}/${steps.length}`, button(words["tour-skip"], end), next);
    box.replaceChildren(Object.assign(document.createElement("p"), { textContent: steps[at][1] }), foot);
    $(steps[at][0])?.scrollIntoView({ block: "nearest" });
    put();
    next.focus({ preventScroll: true });
  };
  const listen = (e) => {
    if (e.key === "Escape") end();
    else if (e.key === "ArrowRight") go(1);
    else if (e.key === "ArrowLeft") go(-1);
    else return;
    e.preventDefault(); e.stopPropagation();
  };
  addEventListener("keydown", listen, true);
  addEventListener("resize", put);
  document.body.append(ring, box);
  go(0);
}
