"use strict";
// Rules at hand: a box with a search, the aids of all who play and the rules of what happened last; any id opens where it is shown.

let pointed = null;

// The rule that an element is about: it says so itself, or it is a thing that a rule explains.
function ruleAt(element) {
  const own = element?.closest?.("[data-rule], [data-about]"), thing = element?.closest?.("[data-tip], [data-of], [data-pick]");
  return own ? own.dataset.rule || own.dataset.about : thing ? ruleNamed(thing) : "";
}

function openAid(seat) {
  const chip = $(`#chip-${seat}`), name = [...(chip?.classList || [])].find((one) => one.startsWith("f-"));
  if (name) openRule(`aid-${name.slice(2)}`);
}

function element(name, text, ...inside) {
  const made = Object.assign(document.createElement(name), { textContent: text });
  made.append(...inside);
  return made;
}

// What the box offers: a search, the rule of the question, an aid for every seat, and the last lines with a rule of their own.
function openRules() {
  tellWhy([], words["rules-open"]);
  const find = Object.assign(document.createElement("input"), { type: "search", maxLength: 80, id: "rules-find" });
  const form = element("form", "", element("label", `${words["rules-find"]} `, find), " ", button(words["rules-go"], () => {}, { type: "submit" }));
  form.setAttribute("role", "search");
  form.onsubmit = (e) => { e.preventDefault(); search(find.value); };
  const seats = $$("#seats .chip").map((chip, seat) => button(`${words["rules-aid"]}: ${chip.querySelector("b").textContent}`, () => openAid(seat)));
  if (page.seat !== "none") seats.unshift(...seats.splice(+page.seat, 1));
  const asked = $("#why [data-rule]"), lines = $$("#journal li[data-rule]").slice(-6).reverse();
  const list = element("ul", "", ...lines.map((line) => element("li", `${line.textContent} `, ruleLink(line.dataset.rule))));
  const whole = Object.assign(element("a", words["rules-whole"]), { href: `/rules/${page.game}`, target: "_blank" });
  $("#told").append(form, element("p", "", ...(asked ? [ruleLink(asked.dataset.rule)] : []), ...seats), list, whole);
  $("#told").classList.add("rules");
  find.focus();
}

// The sections in which the words stand, in the box.
async function search(text) {
  if (!text.trim()) return;
  try {
    const query = new URLSearchParams({ find: text, lang: document.documentElement.lang });
    const answer = await fetch(`/rules/${page.game}?${query}`);
    const found = new DOMParser().parseFromString(await answer.text(), "text/html");
    tellWhy([], words["rules-open"]);
    const again = button(words["rules-back"], openRules);
    const parts = [...found.querySelectorAll("#rules [role=status], #rules section")];
    for (const part of parts) part.removeAttribute("id");
    for (const head of found.querySelectorAll("#rules h2")) head.replaceWith(element("h3", head.textContent));
    $("#told").append(again, ...parts);
    again.focus();
  } catch { say(words.lost, "bad"); }
}

function ruling() {
  document.addEventListener("pointerover", (e) => { pointed = e.target; });
  document.addEventListener("click", (e) => {
    if (!e.target.closest?.(`nav a[href="/rules/${page.game}"]`) || e.ctrlKey || e.metaKey || e.shiftKey) return;
    e.preventDefault();
    openRules();
  });
  document.addEventListener("keydown", (e) => {
    if (e.target.matches?.("input, select, textarea") || e.ctrlKey || e.metaKey || e.altKey) return;
    if (e.key === "r" || e.key === "R") openRules();
    else if (e.key === "?") { const rule = ruleAt(document.activeElement) || ruleAt(pointed); if (rule) openRule(rule); else openRules(); }
    else return;
    e.preventDefault();
  });
}
