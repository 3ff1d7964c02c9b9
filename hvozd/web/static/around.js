"use strict";
// Around the board: previews with arrows, faction boards as tabs, advice of the hard agent, and small movements.

// -- previews: what an option or a line of the journal is about lights up, an arrow leads from place to place -------------------

const wants = new WeakMap();
let pressed = null, held = false;

// Hovering, focusing or long-pressing an element shows the things of these keys.
function previews(element, keys) { wants.set(element, keys); }

const keysOfField = (field, value) => (field.many ? (value === "-" ? [] : value.split(",")) : [value]).map((one) => `${field.key}:${one}`);

function rowKeys(kind, row) {
  const keys = kind.fields.flatMap((field, i) => keysOfField(field, field.values[row[i]]));
  keys.still = kind.fields.some((field) => field.many);  // several things at once do not move from one to another
  return keys;
}

// What is known once an answer is given: all of it if one action is left, else the picks so far and the answer.
function keysAfter(at, answer) {
  if (answer.pick.kind) return answer.pick.kind.rows.length === 1 ? rowKeys(answer.pick.kind, answer.pick.kind.rows[0]) : answer.keys;
  const rows = answer.pick.some ? [] : at.rows.filter((row) => row[answer.pick.field] === answer.pick.value);
  if (rows.length === 1) return rowKeys(at.kind, rows[0]);
  const known = at.kind.fields.slice(0, at.field).flatMap((field, i) => keysOfField(field, field.values[at.rows[0][i]]));
  return [...known, ...answer.keys];
}

function preview(keys) {
  for (const lit of $$(".hint")) lit.classList.remove("hint");
  $("#arrow")?.remove();
  if (!keys.length) return;
  hint(keys, true);
  if (!keys.still) lead(keys);
}

// Two things of one kind, and no more, are where something comes from and where it goes.
function lead(keys) {
  const kinds = new Map();
  for (const key of keys) { const kind = key.split(":")[0]; kinds.set(kind, [...(kinds.get(kind) || []), key]); }
  for (const pair of kinds.values()) {
    const spots = pair.length === 2 ? pair.map((key) => $$("#board [data-pick]").find((e) => e.dataset.pick.split(" ").includes(key))) : [];
    if (spots[0] && spots[1] && spots[0] !== spots[1]) { arrow(spots.map(middle)); return; }
  }
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

// A curved line over the page from one point to another, with a head at its end.
function arrow([[fx, fy], [x, y]]) {
  const long = Math.hypot(x - fx, y - fy) || 1, bend = Math.min(40, long / 5);
  const cx = (x + fx) / 2 - ((y - fy) / long) * bend, cy = (y + fy) / 2 + ((x - fx) / long) * bend, last = Math.hypot(x - cx, y - cy) || 1;
  const path = `<path class="shaft" d="M${fx} ${fy}Q${cx} ${cy} ${x - ((x - cx) / last) * 12} ${y - ((y - cy) / last) * 12}" marker-end="url(#arrow-head)"/>`;
  const head = '<marker id="arrow-head" viewBox="0 0 10 10" refX="4" refY="5" markerWidth="4" markerHeight="4" orient="auto-start-reverse"><path d="M0 0 10 5 0 10z"/></marker>';
  const holder = document.createElement("template");
  holder.innerHTML = `<svg id="arrow" aria-hidden="true">${head}${path}</svg>`;
  document.body.append(holder.content.firstElementChild);
}

function pointing() {
  const look = (target) => {
    const line = target.closest?.("[data-lights]"), asked = target.closest?.("button, .can");
    preview(line ? line.dataset.lights.split(" ") : asked && wants.has(asked) ? wants.get(asked)() : []);
  };
  document.addEventListener("mouseover", (e) => look(e.target));
  document.addEventListener("focusin", (e) => look(e.target));
  document.addEventListener("pointerdown", (e) => {
    held = false;
    if (e.pointerType === "touch") pressed = setTimeout(() => { held = true; look(e.target); }, 450);
  });
  for (const kind of ["pointerup", "pointercancel", "pointermove"]) {
    document.addEventListener(kind, (e) => { if (kind !== "pointermove" || Math.hypot(e.movementX, e.movementY) > 6) clearTimeout(pressed); });
  }
  document.addEventListener("click", (e) => { if (held) { e.stopPropagation(); e.preventDefault(); held = false; } }, true);
  document.addEventListener("contextmenu", (e) => { if (held) e.preventDefault(); });
}

// Which rule explains a thing: that of the very thing, else that of its kind.
function ruleNamed(thing) {
  const keys = (thing.closest("[data-pick]") || thing.querySelector("[data-pick]"))?.dataset.pick.split(" ") || [], rules = window.hvozdRules || {};
  const fits = (key) => rules[key] || rules[Object.keys(rules).find((one) => one.includes("*") && key.startsWith(one.split("*")[0]) && key.endsWith(one.split("*")[1]))];
  return keys.map(fits).find(Boolean) || keys.map((key) => rules[key.split(":")[0]]).find(Boolean) || "";
}

function ruleOf(thing) {
  const rule = ruleNamed(thing);
  return rule ? ` (${words["rule-of"].replace("%", rule)}, ?)` : "";
}

// -- faction boards as tabs -------------------------------------------------------------------------------------------------------

let tab = null;

function tabs() {
  const all = $$("#tabs [data-tab]");
  if (!all.length) return;
  if (!all.some((one) => one.dataset.tab === tab)) tab = all[0].dataset.tab;
  for (const one of all) {
    const on = one.dataset.tab === tab, panel = document.getElementById(`panel-${one.dataset.tab}`);
    one.setAttribute("aria-selected", on);
    one.tabIndex = on ? 0 : -1;
    one.classList.toggle("calls", !on && !!panel?.querySelector(".can"));
    panel?.classList.toggle("off", !on);
  }
}

function openTab(name, focus = false) {
  tab = name;
  tabs();
  if (focus) $(`#tabs [data-tab="${name}"]`)?.focus();
}

function nextTab(step, focus = false) {
  const all = $$("#tabs [data-tab]").map((one) => one.dataset.tab);
  if (all.length) openTab(all[(all.indexOf(tab) + step + all.length) % all.length], focus);
}

function tabbing() {
  document.addEventListener("click", (e) => {
    const one = e.target.closest?.("[data-tab]"), chip = e.target.closest?.(".chip:not(.can)");
    if (one) openTab(one.dataset.tab);
    else if (chip) { openTab(chip.id.replace("chip-", "")); goTo("boards"); }
  });
  document.addEventListener("keydown", (e) => {
    if (!e.target.matches?.("[data-tab]") || !["ArrowLeft", "ArrowRight"].includes(e.key)) return;
    nextTab(e.key === "ArrowLeft" ? -1 : 1, true);
    e.preventDefault();
  });
  tabs();
}

// -- advice -------------------------------------------------------------------------------------------------------------------------

let advice = null;

async function askAdvice() {
  if (!options || busy || advice) return;
  const number = options.number;
  advice = { waiting: true };
  show();
  const told = await fetched("hint", { seat: +page.seat });
  if (!options || options.number !== number) return;
  advice = null;
  if (told && told.number === number) advice = { action: told.advice[0][0], rows: told.advice };
  else if (told) say(words["hint-none"], "bad");
  show();
}

async function fetched(path, data) {
  try {
    const answer = await fetch(`/t/${page.table}/${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(data) });
    const told = await answer.json();
    if (answer.ok) return told;
    say(told.error, "bad");
  } catch { say(words.lost, "bad"); }
  return null;
}

// The kind and row of a text among the open options.
function found(action) {
  for (const kind of options.kinds) for (const row of kind.rows) if (textOf(kind, row) === action) return { kind, row };
  return null;
}

// Whether an answer leads to what is advised.
function advised(pick) {
  const best = advice?.action && found(advice.action);
  if (!best) return false;
  if (pick.kind) return pick.kind === best.kind;
  if (pick.some) return contains(best.kind.fields[pick.field].values[best.row[pick.field]], [pick.some]);
  return stand().kind === best.kind && best.row[pick.field] === pick.value;
}

function adviceBox(box) {
  if (!advice) return;
  const shown = document.createElement("div");
  shown.className = "advice";
  shown.setAttribute("role", "status");
  if (advice.waiting) shown.append(Object.assign(document.createElement("p"), { className: "thinks", textContent: words["hint-thinking"] }));
  for (const [action, lines] of advice.rows || []) {
    const part = document.createElement("div"), best = found(action);
    part.append(...lines.map((text, i) => Object.assign(document.createElement("p"), { textContent: text, className: i ? "quiet" : "" })));
    if (best) {
      const take = button(words["hint-take"], () => finish(best.kind, best.row));
      previews(take, () => rowKeys(best.kind, best.row));
      part.firstChild.append(" ", take);
    }
    shown.append(part);
  }
  box.append(shown);
}

// -- small movements: a score hops, dice and cubes tumble ----------------------------------------------------------------------------

function scores() { return new Map($$("#seats strong").map((one) => [one.id, +one.textContent])); }

function hop(before) {
  for (const [id, now] of scores()) {
    const gain = now - (before.get(id) ?? now), chip = document.getElementById(id);
    if (!gain) continue;
    chip.animate([{ translate: "0 0", scale: 1 }, { translate: "0 -7px", scale: 1.35 }, { translate: "0 0", scale: 1 }], { duration: 300, easing: "ease-out" });
    const box = chip.getBoundingClientRect();
    const told = floating("gain", gain > 0 ? `+${gain}` : `−${-gain}`, box.x, box.bottom);
    fade(told, [{ opacity: 0, translate: "0 0" }, { opacity: 1, translate: "0 6px", offset: 0.2 }, { opacity: 0, translate: "0 14px" }], 1100);
  }
}

let thrown = -1;

// The last line of the journal that tells of dice: they roll over the board and stay for a moment.
function tumble() {
  const lines = $$("#journal [data-dice]"), line = lines[lines.length - 1];
  const number = line ? +line.id.slice(2) : -1, first = thrown < 0;
  const fresh = number > thrown;
  thrown = Math.max(thrown, number, 0);
  if (!fresh || first || !$("#board")) return;
  const box = $("#board").getBoundingClientRect();
  const tray = floating("dice", "", box.x + box.width / 2, Math.max(box.y, 0) + 26);
  line.dataset.dice.split(" ").forEach((face, i) => {
    const [value, colour] = face.split(":"), die = document.createElement("b");
    die.textContent = colour ? "" : value;
    if (colour) { die.className = "cube"; die.style.background = `var(--cube-${colour}, var(--quiet))`; }
    tray.append(die);
    die.animate([{ rotate: `${-200 - 90 * i}deg`, translate: "-40px -22px", opacity: 0 }, { rotate: "0deg", translate: "0 0", opacity: 1 }], { duration: 280 + 30 * (i % 4), easing: "cubic-bezier(.2,.9,.4,1.2)", fill: "backwards" });
  });
  fade(tray, [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], 1500);
}

function floating(kind, text, x, y) {
  const one = Object.assign(document.createElement("div"), { className: kind, textContent: text });
  one.setAttribute("aria-hidden", "true");
  one.style.left = `${x}px`; one.style.top = `${y}px`;
  document.body.append(one);
  return one;
}

function fade(element, frames, duration) { element.animate(frames, { duration }).onfinish = () => element.remove(); }

// -- a move is stored ------------------------------------------------------------------------------------------------------------------

function stored() {
  const place = $("#stored");
  if (!place) return;
  place.hidden = false;
  clearTimeout(stored.later);
  stored.later = setTimeout(() => { place.hidden = true; }, 2500);
}
