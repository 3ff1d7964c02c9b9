"use strict";
// Why not? Whatever does not glow can be asked: in a mode of its own (W), or at once by the right button. Rules are told in place.

let wonders = false;

const whyButton = () => button(keyless(words["why-ask"]), askWhy, { id: "why-ask", "aria-pressed": wonders });

// What can be asked about lies open to pointer and keyboard while somebody wonders.
function askWhy(on = !wonders) {
  wonders = typeof on === "boolean" ? on : !wonders;
  document.body.classList.toggle("wonders", wonders);
  $("#why-ask")?.setAttribute("aria-pressed", wonders);
  for (const e of $$("[data-pick]:not(.can)")) {
    if (wonders) { e.setAttribute("tabindex", "0"); e.setAttribute("role", "button"); }
    else if (e.getAttribute("tabindex") === "0" && e.getAttribute("role") === "button") { e.removeAttribute("tabindex"); e.removeAttribute("role"); }
  }
  if (wonders) say(words["why-which"], "");
}

async function wonder(thing) {
  const query = new URLSearchParams({ seat: page.seat, number: $("#live").dataset.number, thing: thing.dataset.pick.slice(0, 200) });
  try {
    const answer = await fetch(`/t/${page.table}/why?${query}`), told = await answer.json();
    if (answer.ok) tellWhy(told.reasons, about(thing, "name") || about(thing, "tip") || thing.textContent.trim().slice(0, 60));
    else say(told.error, "bad");
  } catch { say(words.lost, "bad"); }
  askWhy(false);
}

// Sentences, each with its rule, in a box that stays until it is closed.
function tellWhy(reasons, title = "") {
  say("", "");
  const box = $("#told"), close = button("×", () => { box.hidden = true; }, { class: "close", "aria-label": words["why-close"] });
  const head = Object.assign(document.createElement("b"), { textContent: title });
  box.replaceChildren(close, ...(title ? [head] : []), ...reasons.map(([text, rule]) => {
    const line = Object.assign(document.createElement("p"), { textContent: `${text} ` });
    if (rule) line.append(ruleLink(rule));
    return line;
  }));
  box.hidden = false;
  box.classList.remove("rules");
  box.tabIndex = -1;
  box.setAttribute("role", "status");
}

function ruleLink(rule) {
  return button(words["rule-of"].replace("%", rule), () => openRule(rule), { class: "rule" });
}

// The rule itself, in our own words.
async function openRule(rule) {
  try {
    const answer = await fetch(`/rules/${page.game}/${encodeURIComponent(rule)}?lang=${document.documentElement.lang}`);
    const told = await answer.json();
    if (!answer.ok) { say(told.error, "bad"); return; }
    tellWhy([], "");
    const text = document.createElement("div");
    text.innerHTML = told.text;
    const more = Object.assign(document.createElement("a"), { href: told.page, textContent: told.more, target: "_blank" });
    $("#told").append(text, more);
  } catch { say(words.lost, "bad"); }
}

function wondering() {
  document.body.append(Object.assign(document.createElement("div"), { id: "told", hidden: true }));
  document.addEventListener("click", (e) => {
    const thing = wonders && e.target.closest?.("[data-pick]:not(.can)"), rule = e.target.closest?.("[data-rule]");
    if (thing) { e.preventDefault(); e.stopPropagation(); wonder(thing); }
    else if (rule) openRule(rule.dataset.rule);
  }, true);
  document.addEventListener("contextmenu", (e) => {
    const thing = !$("#scrub") && page.seat !== "none" && e.target.closest?.("[data-pick]:not(.can)");
    if (thing) { e.preventDefault(); wonder(thing); }
  });
  document.addEventListener("keydown", (e) => {
    if (e.key === "Escape") { $("#told").hidden = true; if (wonders) askWhy(false); }
    else if (e.key === "Enter" && wonders && e.target.matches?.("[data-pick]:not(.can)")) { e.preventDefault(); wonder(e.target); }
  });
}
