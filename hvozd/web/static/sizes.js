"use strict";
// Texts of drawings are never smaller than twelve pixels at the eye: where a drawing is scaled down, they grow against it.

const LEAST = 12;
const scaleOf = (m) => (m ? Math.sqrt(Math.abs(m.a * m.d - m.b * m.c)) : 0);
const widths = new WeakMap();  // what a text was told about its length by who drew it

// The scale of something within the symbol that it is a part of.
function scaleWithin(thing, root) {
  let scale = 1;
  for (let at = thing; at && at !== root; at = at.parentElement) scale *= scaleOf(at.transform?.baseVal.consolidate()?.matrix || { a: 1, b: 0, c: 0, d: 1 });
  return scale;
}

// Every text with the smallest scale at which it is seen; those of symbols are seen wherever the symbol is used.
function scales() {
  const found = new Map();
  const note = (text, scale) => { if (scale) found.set(text, Math.min(scale, found.get(text) ?? Infinity)); };
  const symbol = (use, scale, deep) => {
    const root = document.getElementById(use.getAttribute("href").slice(1));
    if (!root || deep > 4) return;
    for (const text of $$("text", root)) note(text, scale * scaleWithin(text, root));
    for (const inner of $$("use", root)) symbol(inner, scale * scaleWithin(inner, root), deep + 1);
  };
  for (const text of $$("#board text, #panels svg text")) if (text.getClientRects().length) note(text, scaleOf(text.getScreenCTM()));
  for (const use of $$("#board use, #panels svg use")) if (use.getClientRects().length) symbol(use, scaleOf(use.getScreenCTM()), 0);
  return found;
}

function grow(text, size, least) {
  if (size >= least) return;
  const natural = text.textContent.length > 3 && !text.children.length ? text.getComputedTextLength() * 1.25 : 0, wide = +text.dataset.most || natural;
  text.style.fontSize = `${least.toFixed(2)}px`;
  if (wide && text.getComputedTextLength() > wide) {  // no wider than its place: narrower letters
    text.setAttribute("textLength", wide.toFixed(1));
    text.setAttribute("lengthAdjust", "spacingAndGlyphs");
  }
}

function readable() {
  const found = scales();
  for (const text of found.keys()) {
    if (!widths.has(text)) widths.set(text, text.getAttribute("textLength"));
    text.style.fontSize = "";
    if (widths.get(text)) text.setAttribute("textLength", widths.get(text)); else text.removeAttribute("textLength");
  }
  const sizes = new Map([...found.keys()].map((text) => [text, parseFloat(getComputedStyle(text).fontSize)]));
  for (const [text, scale] of found) grow(text, sizes.get(text), LEAST / scale);
}

let waiting = false;
function readableSoon() {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => { waiting = false; readable(); });
}

function sizing() {
  const watch = new ResizeObserver(readableSoon);
  for (const part of [$("#board"), $("#panels")]) if (part) watch.observe(part);
}
