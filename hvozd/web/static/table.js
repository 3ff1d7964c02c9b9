"use strict";
// The page of a table: frames from the server are morphed in place by ids; a decision is picked locally and sent as one action.

const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const wishes = document.documentElement.dataset;
const calm = wishes.motion === "off" || wishes.pace === "instant" || matchMedia("(prefers-reduced-motion: reduce)").matches;
const slow = wishes.pace === "calm" ? 2.5 : 1;
const page = document.body.dataset;
let words = {};
let options = null;

// -- morphing ----------------------------------------------------------------------------------------------------------------

function fragment(markup, parent) {
  const holder = document.createElement("template");
  const svg = parent.namespaceURI.endsWith("svg");
  holder.innerHTML = svg ? `<svg>${markup}</svg>` : markup;
  return svg ? holder.content.firstElementChild.firstElementChild : holder.content.firstElementChild;
}

// An address: an id, and from there the way down by numbers.
function find(at) {
  const [id, ...way] = at.split("/");
  return way.reduce((here, i) => here?.children[i], document.getElementById(id));
}

function children(parent, wanted) {
  const old = [...parent.children], kept = new Set(wanted.filter((w) => typeof w === "number").map((i) => old[i]));
  for (const child of old) if (!kept.has(child)) child.remove();
  let at = parent.firstElementChild;
  for (const one of wanted) {
    const child = typeof one === "number" ? old[one] : fragment(one, parent);
    if (child === at) at = at.nextElementSibling; else parent.insertBefore(child, at);
  }
}

function morph(old, fresh) {
  if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName) { old.replaceWith(fresh); return; }
  if (old.nodeType !== 1) { if (old.data !== fresh.data) old.data = fresh.data; return; }
  if (old.dataset.local && fresh.dataset.local) return;
  attributes(old, Object.fromEntries([...fresh.attributes].map((a) => [a.name, a.value])));
  const byId = new Map([...old.children].filter((c) => c.id).map((c) => [c.id, c]));
  let at = old.firstChild;
  for (const next of [...fresh.childNodes]) {
    const same = next.id && byId.get(next.id);
    if (same) {
      if (same !== at) old.insertBefore(same, at); else at = at.nextSibling;
      morph(same, next);
    } else if (at && at.nodeName === next.nodeName && !at.id && !next.id) {
      const here = at; at = at.nextSibling; morph(here, next);
    } else old.insertBefore(next, at);
  }
  while (at) { const gone = at; at = at.nextSibling; gone.remove(); }
}

function attributes(element, wanted) {
  for (const { name } of [...element.attributes]) if (!(name in wanted) && name !== "tabindex" && name !== "style") element.removeAttribute(name);
  for (const [name, value] of Object.entries(wanted)) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

// Does a frame; false when the page is not what the server thinks it is.
function apply(operations) {
  const before = calm ? null : { places: places(), scores: scores() }, end = storyEnd();
  keepLines();
  for (const [kind, at, value] of operations || []) {
    const here = find(at);
    if (!here) return false;
    if (kind === "=") morph(here, fragment(value, here.parentNode));
    else if (kind === "t") here.textContent = value;
    else if (kind === "c") children(here, value);
    else for (const [name, given] of Object.entries(value)) { if (given === null) here.removeAttribute(name); else here.setAttribute(name, given); }
  }
  if (before) { glide(before.places); hop(before.scores); tumble(); }
  tabs();
  tellEarlier();
  if (end) toEnd();
  nameCards();
  readableSoon();
  keepFocus();
  return true;
}

function toEnd() { const story = $("#journal-story"); if (story) story.scrollTop = story.scrollHeight; }

// -- movement: what changed its place glides there, and from a stack that shrank a copy glides to one that grew ----------------

function places() {
  const found = new Map();
  for (const e of $$("#board [data-stack], #board [data-glide]")) {
    found.set(e.id, { box: e.getBoundingClientRect(), kind: e.dataset.stack, n: +e.dataset.n || 0, copy: e });
  }
  return found;
}

function glide(before) {
  const now = places(), left = {}, come = {};
  for (const [id, { box, kind, n, copy }] of now) {
    const then = before.get(id);
    if (kind) { if (n > (then ? then.n : 0)) (come[kind] ||= []).push(copy); }
    else if (then && (Math.abs(then.box.x - box.x) > 2 || Math.abs(then.box.y - box.y) > 2)) slide(copy, then.box, box);
  }
  for (const [id, { kind, n, box }] of before) {
    const after = now.get(id);
    if (kind && n > (after ? after.n : 0)) (left[kind] ||= []).push(box);
  }
  for (const kind of Object.keys(come)) {
    const from = (left[kind] || [])[0];
    if (from) for (const target of come[kind]) slide(target, from, target.getBoundingClientRect());
    else for (const target of come[kind]) target.animate([{ opacity: 0 }, { opacity: 1 }], 250);
  }
}

function slide(element, from, to) {
  const svg = element.ownerSVGElement;
  const zoom = svg ? svg.getScreenCTM().a || 1 : 1;
  const dx = (from.x - to.x) / zoom, dy = (from.y - to.y) / zoom;
  element.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0px 0px" }], { duration: 280 * slow, easing: "ease-out" });
}

// -- picking -----------------------------------------------------------------------------------------------------------------

let trail = [], sure = null, listing = false, busy = false;

const product = (sizes) => sizes.reduce((rows, n) => rows.flatMap((row) => Array.from({ length: n }, (_, i) => [...row, i])), [[]]);

function complete(kind) {
  kind.rows ||= product(kind.fields.map((f) => f.values.length));
  kind.fields.forEach((f) => {
    if (f.many) f.labels = f.values.map((v) => (v === "-" ? words["pick-none"] : v.split(",").map((one) => f.names[one] || one).join(", ")));
    else if (!f.labels.length) f.labels = f.values;
  });
  return kind;
}

// Of a long list of options only the next question is here; what is left after the picks is fetched, and goes on from there.
async function narrow(kind) {
  const first = kind.first || kind, { number } = options;
  for (const p of trail) if ("value" in p) p.text ??= kind.fields[p.field].values[p.value];
  const picks = trail.filter((p) => !p.kind).map((p) => [p.field, p.text || "", p.some || ""]);
  busy = true; show();
  const asked = new URLSearchParams({ seat: page.seat, number, kind: first.place, picks: JSON.stringify(picks) });
  let told = {};
  try {
    const answer = await fetch(`/t/${page.table}/choices?${asked}`);
    told = await answer.json();
  } catch { told.error = words.lost; }
  if (options?.number !== number) return;
  busy = false;
  if (told.error) { say(told.error, "bad"); trail = []; swap(kind, first); show(); return; }
  swap(kind, Object.assign(complete(told), { first, place: first.place, known: picks.length }));
  settle();
}

function swap(old, fresh) {
  options.kinds[fresh.place] = fresh;
  for (const p of trail) {
    if (p.kind === old) p.kind = fresh;
    else if (p.text !== undefined) p.value = fresh.fields[p.field].values.indexOf(p.text);
  }
}

function prepare(fresh) {
  options = fresh;
  trail = []; sure = null; listing = false; busy = false; advice = null;
  preview([]);
  options?.kinds.forEach((kind, place) => { complete(kind).place = place; });
  show();
  mine(!!options);
  onlyOne();
}

// Whoever wants to stop only where there is a choice is not asked where there is none.
function onlyOne() {
  const [kind] = options?.kinds || [];
  if (wishes.stops !== "choice" || options?.kinds.length !== 1 || kind.open || kind.rows.length !== 1 || kind.reveals || options.more) return;
  const { number } = options;
  setTimeout(() => { if (options?.number === number && !trail.length && !busy) send(textOf(kind, kind.rows[0])); }, calm ? 0 : 350 * slow);
}

// What is left after the picks so far: the kind (or null), its rows, the field that is open, and what it can be.
function stand() {
  let kind = options.kinds.length === 1 ? options.kinds[0] : null, rows = null, part = [], partOf = -1;
  for (const pick of trail) {
    if (pick.kind) { kind = pick.kind; continue; }
    rows ||= kind.rows;
    if (pick.some) { rows = rows.filter((r) => contains(kind.fields[pick.field].values[r[pick.field]], [...part, pick.some])); part = [...part, pick.some]; partOf = pick.field; }
    else { rows = rows.filter((r) => r[pick.field] === pick.value); part = []; }
  }
  if (!kind) return { kind: null, rows: null, field: -1, part };
  rows ||= kind.rows;
  const field = kind.fields.findIndex((_, i) => rows.some((r) => r[i] !== rows[0][i]));
  return { kind, rows, field, part: field === partOf ? part : [] };
}

function contains(text, wanted) {
  const row = text === "-" ? [] : text.split(",");
  return wanted.every((one) => { const i = row.indexOf(one); if (i < 0) return false; row.splice(i, 1); return true; });
}

// The answers to the open question: label, keys of things on the table, and what is added to the trail.
function answers(at) {
  if (!at.kind) return options.kinds.map((kind) => ({ label: kind.label, keys: firstKeys(kind), pick: { kind } }));
  if (at.field < 0) return [];
  const field = at.kind.fields[at.field], seen = new Map();
  for (const row of at.rows) seen.set(row[at.field], (seen.get(row[at.field]) || 0) + 1);
  const whole = [...seen.keys()].map((value) => ({
    label: field.labels[value], keys: field.many ? [] : [`${field.key}:${field.values[value]}`], pick: { field: at.field, value },
  }));
  if (!field.many) return whole;
  const things = new Map();
  for (const value of seen.keys()) {
    const row = field.values[value] === "-" ? [] : field.values[value].split(",");
    for (const one of at.part) row.splice(row.indexOf(one), 1);
    row.forEach((one) => things.set(one, `${field.key}:${one}`));
  }
  const some = [...things].map(([one, key]) => ({ label: field.names?.[one] || nameOf(key) || one, keys: [key], pick: { field: at.field, some: one }, soft: true }));
  const enough = (text) => (text === "-" ? 0 : text.split(",").length) === at.part.length;
  return [...some, ...(whole.length > 24 || at.kind.open ? whole.filter((w) => enough(field.values[w.pick.value])) : whole)];
}

// A kind whose first field is on the board can be begun there.
function firstKeys(kind) {
  const i = kind.fields.findIndex((_, f) => kind.rows.some((r) => r[f] !== kind.rows[0][f]));
  const at = i < 0 ? kind.fields.length - 1 : i;
  if (at < 0) return [];
  const field = kind.fields[at];
  return [...new Set(kind.rows.flatMap((r) => (field.many ? field.values[r[at]].split(",") : [field.values[r[at]]])))].map((v) => `${field.key}:${v}`);
}

// What a thing says of itself, or what the symbol says that it is drawn of.
const about = (thing, what) => thing.dataset[what] || document.getElementById(thing.dataset.of)?.dataset[what] || "";

function nameOf(key) {
  const thing = $$("[data-pick]").find((e) => e.dataset.pick.split(" ").includes(key));
  return thing ? about(thing, "name") || about(thing, "tip") || thing.textContent : "";
}

function textOf(kind, row) {
  let i = 0;
  return kind.form.replace(/\{\w+\}/g, () => { const text = kind.fields[i].values[row[i]]; i += 1; return text; });
}

function choose(pick) {
  trail.push(pick);
  sure = null;
  settle();
}

function settle() {
  const at = stand();
  if (untold(at)) { narrow(at.kind); return; }
  if (at.kind && at.field < 0) {
    if (at.kind.reveals && asks() && trail.length) sure = at; else { send(textOf(at.kind, at.rows[0])); return; }
  }
  show();
}

function back() {
  if (trail.length) {
    const { kind } = stand();
    trail.pop(); sure = null;
    if (kind?.first) { swap(kind, kind.first); settle(); } else show();
  } else if (listing) { listing = false; show(); }
}

const asks = () => wishes.confirm !== "off";

// A choice that stays with the person, on every device.
function wish(name, value) {
  wishes[name] = value;
  fetch("/me/settings", { method: "POST", body: new URLSearchParams({ [name]: value }), redirect: "manual" }).catch(() => say(words.lost, "bad"));
}

function button(label, act, extra = {}) {
  const b = document.createElement("button");
  b.type = "button"; b.textContent = label; b.onclick = act;
  for (const [k, v] of Object.entries(extra)) b.setAttribute(k, v);
  return b;
}

function show() {
  ask();
  nameCards();
  keepFocus();
}

// The same question on a page that has changed: an answer on its way stays on its way, and whoever was at a button or typed is there again.
function refresh(fresh) {
  fresh?.kinds.forEach((kind, place) => { if (options.kinds[place]) options.kinds[place].reveals = kind.reveals; });  // whoever answers last reveals
  const box = $("#picks"), fields = () => (box ? $$("button, input", box) : []), at = fields().indexOf(document.activeElement), text = fields()[at]?.value;
  show();
  const here = fields()[at];
  if (here && text) here.value = text;
  here?.focus({ preventScroll: true });
}

function ask() {
  const box = $("#picks");
  lesson.show();
  light(new Map());
  if (!box) return;
  box.replaceChildren();
  if (!options) return;
  if (busy) { box.append(Object.assign(document.createElement("p"), { className: "quiet", textContent: words["pick-sent"] })); return; }
  const at = stand();
  const path = trailText(at);
  if (path) box.append(Object.assign(document.createElement("p"), { className: "trail", textContent: path }));
  if (sure || (at.kind && at.field < 0)) {
    const ready = sure || at;
    box.append(button(sentence(ready.kind, ready.rows[0]), () => send(textOf(ready.kind, ready.rows[0])), { class: "go" }));
    if (ready.kind.reveals) box.append(note(words["pick-confirm"]));
  } else if (listing) wholeList(box, at);
  else offer(box, at);
  adviceBox(box);
  footer(box, at);
  tabs();
}

const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

function offer(box, at) {
  const heading = at.kind ? words["pick-which"].replace("%", capital(at.kind.fields[at.field].label)) : words["pick-what"];
  box.append(Object.assign(document.createElement("p"), { className: "which", textContent: heading }));
  const rows = answers(at), lit = new Map();
  const list = document.createElement("div");
  list.className = "answers";
  rows.forEach((answer, i) => {
    const b = button(answer.label, () => choose(answer.pick), i < 9 ? { "data-key": i + 1 } : {});
    if (answer.soft) b.classList.add("soft");
    if (answer.pick.kind?.rule) { b.title = `${answer.pick.kind.rule} (?)`; b.dataset.about = answer.pick.kind.rule; }
    previews(b, () => keysAfter(at, answer));
    if (advised(answer.pick) || lesson.leads(answer.pick)) b.classList.add("advised");
    list.append(b);
    for (const key of answer.keys) { if (!lit.has(key)) lit.set(key, []); lit.get(key).push(answer); }
  });
  box.append(list);
  light(lit);
  callings();
}

// Where there are fingers and no keys, keys are not named.
const keyless = (text) => (matchMedia("(pointer: coarse)").matches ? text.replace(/ \((Esc|[A-Z?])\)$/, "") : text);

function footer(box, at) {
  const foot = document.createElement("p");
  foot.className = "foot";
  if (trail.length || listing) foot.append(button(keyless(words["pick-back"]), back));
  if (!listing && !sure) foot.append(button(keyless(words["pick-list"]), openList, { id: "list" }));
  foot.append(button(keyless(words.hint), askAdvice, { id: "hint" }), whyButton());
  const label = document.createElement("label");
  const check = Object.assign(document.createElement("input"), { type: "checkbox", checked: asks() });
  check.onchange = () => wish("confirm", check.checked ? "on" : "off");
  label.append(check, ` ${words["ask-first"]}`);
  foot.append(label);
  box.append(foot);
}

const note = (text) => Object.assign(document.createElement("p"), { className: "quiet", textContent: text });

function trailText(at) {
  if (!at.kind || (options.kinds.length === 1 && !trail.length)) return "";
  const picks = trail.filter((p) => !p.kind).map((p) => (p.some ? at.kind.fields[p.field].names?.[p.some] || p.some : at.kind.fields[p.field].labels[p.value]));
  return [at.kind.label, ...picks].join(" · ");
}

// Things on the table that can be picked glow; a click on one picks it.
function light(lit) {
  for (const e of $$(".can")) { e.classList.remove("can", "advised"); e.onclick = null; noButton(e); }
  if (!lit.size) return;
  for (const e of $$("[data-pick]")) {
    const found = [...new Set(e.dataset.pick.split(" ").flatMap((key) => lit.get(key) || []))];
    if (!found.length) continue;
    e.classList.add("can");
    asButton(e, found);
    e.classList.toggle("advised", found.some((answer) => lesson.shows(answer, e)));
    e.onclick = (event) => { event.stopPropagation(); if (!dragged) picked(e, found); };
  }
}

function picked(element, found) {
  if (found.length === 1) { take(found[0], element); return; }
  const menu = $("#menu");
  menu.replaceChildren(...found.map((answer) => button(answer.label, () => { menu.hidden = true; take(answer, element); })));
  const box = element.getBoundingClientRect();
  menu.style.left = `${Math.min(box.right, innerWidth - 260)}px`;
  menu.style.top = `${Math.min(box.top + scrollY, scrollY + innerHeight - 40 * found.length - 20)}px`;
  menu.hidden = false;
  menu.firstChild.focus();
  closeMenu = () => { menu.hidden = true; element.focus({ preventScroll: true }); };
}

let closeMenu = () => {};

// Beginning with a thing picks the kind and then the thing.
function take(answer, element) {
  if (!answer.pick.kind) { choose(answer.pick); return; }
  trail.push(answer.pick);
  const at = stand();
  const keys = element.dataset.pick.split(" ");
  const next = at.field < 0 ? null : answers(at).find((a) => a.keys.some((key) => keys.includes(key)));
  if (next) choose(next.pick); else { trail.pop(); choose(answer.pick); }
}

function hint(keys, on) {
  for (const e of $$("[data-pick]")) if (e.dataset.pick.split(" ").some((key) => keys.includes(key))) e.classList.toggle("hint", on);
}

// -- talking to the server ---------------------------------------------------------------------------------------------------

async function post(path, data) {
  try {
    const answer = await fetch(`/t/${page.table}/${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(data) });
    const told = await answer.json();
    if (told.rule) tellWhy([[told.error, told.rule]]); else say(told.error || "", answer.ok ? "" : "bad");
    if (answer.ok && "stored" in told) stored();
    if (answer.ok && told.go) location.href = told.go;
    return answer.ok;
  } catch { say(words.lost, "bad"); return false; }
}

async function send(action) {
  if (busy) return;
  busy = true;
  const number = options.number;
  show();
  const again = () => { if (busy && options?.number === number) { busy = false; trail = []; sure = null; show(); } };
  if (await post("play", { seat: +page.seat, number, action })) setTimeout(again, 30000); else again();  // later: taken back before it was seen
}

function say(text, kind) {
  const place = $("#said");
  place.textContent = text;
  place.className = kind;
  place.hidden = !text;
  clearTimeout(say.later);
  if (text) say.later = setTimeout(() => { place.hidden = true; }, 6000);
}

let wasMine = false;
function mine(now) {
  const title = document.title.replace(/^● /, "");
  document.title = now ? `● ${title}` : title;
  if (now && !wasMine && document.hidden && wishes.sound !== "off") beep();
  wasMine = now;
}

function beep() {
  try {
    const audio = new AudioContext(), tone = audio.createOscillator(), loud = audio.createGain();
    tone.frequency.value = 660; loud.gain.value = 0.05;
    tone.connect(loud).connect(audio.destination);
    tone.start(); tone.stop(audio.currentTime + 0.15);
  } catch { /* no sound is no harm */ }
}

function listen() {
  const lamp = $("#wire");
  wire.follow(wire.key(page.table, page.seat), page.stamp, (frame) => {
    if (frame.error) { say(frame.error, "bad"); lamp.className = "cut"; return; }
    if (frame.left) { location.href = `/t/${page.table}`; return; }  // this seat is not ours any more
    if (frame.talk !== undefined) { talk.fetched(); return; }
    if (!apply(frame.ops)) { wire.again(); return; }
    if (frame.options?.number !== options?.number) prepare(frame.options); else refresh(frame.options);
    curtain();
  }, (state) => { lamp.className = state; });
}

function curtain() {
  const wanted = $("[data-curtain]"), veil = $("#veil");
  veil.hidden = !wanted;
  if (!wanted) return;
  veil.replaceChildren(button(wanted.textContent, () => { location.search = `?seat=${wanted.dataset.curtain}`; }));
}

// -- replay ------------------------------------------------------------------------------------------------------------------

function scrubbing() {
  const range = $("#at"), eyes = $("#eyes");
  let wanted = 0, seen = eyes.value;
  const go = async () => {
    const at = range.value, me = ++wanted;
    if (eyes.value !== seen) { seen = eyes.value; told.clear(); }
    $("#at-said").textContent = `${at}/${range.max}`;
    const answer = await fetch(`/t/${page.table}/at?at=${at}&seat=${eyes.value}`);
    const frame = await answer.json();
    if (me !== wanted) return;
    if (!answer.ok) { say(frame.error, "bad"); return; }
    apply(frame.ops);
    history.replaceState(null, "", `?at=${at}&seat=${eyes.value}`);
  };
  range.oninput = go;
  watching(range, go);
  eyes.onchange = go;
  $$("[data-step]").forEach((b) => { b.onclick = () => { range.value = +range.value + +b.dataset.step; go(); }; });
  addEventListener("keydown", (e) => {
    if (e.target === range || !["ArrowLeft", "ArrowRight"].includes(e.key)) return;
    range.value = +range.value + (e.key === "ArrowLeft" ? -1 : 1);
    go();
  });
}

// -- zooming, tips, keys -------------------------------------------------------------------------------------------------------

let dragged = false;
function zooming() {
  const board = $("#board");
  if (!board) return;
  let scale = 1, x = 0, y = 0;
  const fingers = new Map();
  const place = () => { const svg = $("svg", board); if (svg) svg.style.transform = scale === 1 ? "" : `translate(${x}px,${y}px) scale(${scale})`; };
  const zoom = (factor, cx, cy) => {
    const next = Math.min(5, Math.max(1, scale * factor)), box = board.getBoundingClientRect();
    const px = cx - box.x, py = cy - box.y;
    x = px - ((px - x) * next) / scale; y = py - ((py - y) * next) / scale; scale = next;
    if (scale === 1) x = y = 0;
    place();
  };
  board.addEventListener("wheel", (e) => { if (e.ctrlKey || scale > 1 || e.deltaY < 0) { e.preventDefault(); zoom(e.deltaY < 0 ? 1.15 : 1 / 1.15, e.clientX, e.clientY); } }, { passive: false });
  board.addEventListener("pointerdown", (e) => { fingers.set(e.pointerId, e); dragged = false; });
  addEventListener("pointermove", (e) => {
    const last = fingers.get(e.pointerId);
    if (!last) return;
    if (fingers.size === 2) {
      const other = [...fingers].find(([id]) => id !== e.pointerId)[1];
      const was = Math.hypot(last.clientX - other.clientX, last.clientY - other.clientY);
      zoom(Math.hypot(e.clientX - other.clientX, e.clientY - other.clientY) / (was || 1), (e.clientX + other.clientX) / 2, (e.clientY + other.clientY) / 2);
    } else if (scale > 1) { x += e.clientX - last.clientX; y += e.clientY - last.clientY; place(); }
    if (Math.hypot(e.clientX - last.clientX, e.clientY - last.clientY) > 4) dragged = true;
    fingers.set(e.pointerId, e);
  });
  for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, (e) => { fingers.delete(e.pointerId); setTimeout(() => { dragged = false; }, 0); });
  board.addEventListener("dblclick", () => { scale = 1; x = y = 0; place(); });
}

function tips() {
  const tip = $("#tip");
  const open = (e) => {
    const thing = e.target.closest?.("[data-tip], [data-of]");
    tip.hidden = !thing;
    if (!thing) return;
    tip.textContent = about(thing, "tip") + ruleOf(thing);
    const box = thing.getBoundingClientRect();
    tip.style.left = `${Math.max(8, Math.min(box.left, innerWidth - 300))}px`;
    tip.style.top = `${box.bottom + 6 + tip.offsetHeight > innerHeight ? box.top - tip.offsetHeight - 6 : box.bottom + 6}px`;
  };
  document.addEventListener("mouseover", open);
  document.addEventListener("focusin", open);
}

function keys(e) {
  if (e.target.matches?.("input, select, textarea") || e.ctrlKey || e.metaKey || e.altKey) return;
  if (e.key === "Escape") { if ($("#menu").hidden) back(); else closeMenu(); }
  else if (e.key === "l" || e.key === "L") openList();
  else if (e.key === "u") $("[data-do=undo]")?.click();
  else if (e.key === "h" || e.key === "H") askAdvice();
  else if (e.key === "w" || e.key === "W") askWhy();
  else if (e.key === "b" || e.key === "B") nextTab(1);
  else if (e.key === "Enter" && e.target.matches?.(".can")) e.target.onclick(e);
  else if (/^[1-9]$/.test(e.key)) $(`#picks [data-key="${e.key}"]`)?.click();
  else if (e.key === "Enter" && [document.body, $("#prompt")].includes(e.target)) $("#picks .go")?.click();
  else return;
  e.preventDefault();
}

// The second click of a double click on an answer may fall on the undo button that has come to lie there: it does not count.
let begun = null;
document.addEventListener("click", (e) => { if (e.detail < 2) begun = e.target.closest?.("[data-do]"); }, true);

document.addEventListener("click", (e) => {
  const act = e.target.closest?.("[data-do]");
  if (act && act.id === begun?.id) post(act.dataset.do, act.dataset.do.startsWith("undo") ? { seat: +page.seat, number: +$("#live").dataset.number } : {});
  const aside = e.target.closest?.("[data-aside]");
  if (aside) post("play", { seat: +page.seat, number: +$("#live").dataset.number, action: aside.dataset.aside });
  const manner = e.target.closest?.("[data-post]");
  if (manner) post(manner.dataset.post, JSON.parse(manner.dataset.body));
  const menu = $("#menu");
  if (menu && !menu.contains(e.target)) menu.hidden = true;
});

// What boards are drawn with is one file that the browser keeps.
async function symbols() {
  const file = await fetch($("#symbols").href);
  const drawn = fragment(await file.text(), document.body);
  drawn.id = "symbols-here";
  drawn.setAttribute("aria-hidden", "true");
  document.body.append(drawn);
  nameCards();
  sizing();
}

function begin() {
  const file = $("#record-file");
  if (file) file.onchange = async () => {
    const answer = await fetch("/records", { method: "POST", body: await file.files[0].arrayBuffer() });
    const told = await answer.json();
    if (told.go) location.href = told.go; else $("#record-said").textContent = told.error;
  };
  if (!$("#live")) return;
  symbols();
  for (const id of ["said", "tip", "menu", "veil"]) document.body.append(Object.assign(document.createElement("div"), { id, hidden: true }));
  $("#said").setAttribute("role", "status");
  $("#tip").setAttribute("aria-hidden", "true");  // what it says is the name of the thing
  for (const id of ["#menu", "#veil"]) { $(id).setAttribute("role", "dialog"); $(id).setAttribute("aria-label", words["pick-what"]); }
  const data = JSON.parse($("#data").textContent);
  words = window.hvozdWords;
  zooming(); tips(); pointing(); tabbing(); wondering(); ruling(); reading(); wandering(); tumble(); toEnd();
  addEventListener("keydown", keys);
  if ($("#scrub")) { scrubbing(); return; }
  prepare(data.options);
  curtain();
  talk.begin();
  listen();
  $("#tour-again").onclick = () => tour(false);
  if (page.seat !== "none" && !$("#lesson")) tour(true);
}
begin();
