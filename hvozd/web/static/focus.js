"use strict";
// For keyboards and screen readers: things say what they are, and the focus is never lost when what had it goes away.

let focused = false;  // whether somebody has gone anywhere by keyboard, finger or mouse

// What is written in a thing; texts of a drawing are words of their own.
function written(thing) {
  for (const e of $$("text", thing)) if (e.nextSibling?.nodeType !== 3) e.after(" ");
  return thing.textContent.trim();
}

// What a thing on the table is called: what is written in it and what it says of itself, else what it is called among the answers.
function called(thing, found) {
  const text = written(thing), tip = about(thing, "tip") || about(thing, "name");
  const name = /[^\d\s]/.test(text) && !tip.includes(text) ? [text, tip].filter(Boolean).join(": ") : tip;
  return name || found.map((one) => one.label).join(", ");
}

// A thing that can be picked is a button with a name; what is written in it names it where it is no drawing.
function asButton(thing, found) {
  thing.setAttribute("tabindex", "0");
  thing.setAttribute("role", "button");
  if (thing.namespaceURI.endsWith("svg") || !thing.textContent.trim()) thing.setAttribute("aria-label", called(thing, found));
}

function noButton(thing) {
  for (const name of ["tabindex", "role", "aria-label"]) thing.removeAttribute(name);
}

// Cards of the hand can be read where they cannot be played.
function nameCards() {
  for (const card of $$("#hand > svg.card:not(.can)")) {
    const name = called(card, []);
    if (name) { card.setAttribute("role", "img"); card.setAttribute("aria-label", name); }
  }
}

// Where what had the focus has gone, the question has it: the next Tab leads to its answers.
function keepFocus() {
  const here = document.activeElement;
  if (focused && (here === document.body || !here?.getClientRects().length)) $("#prompt")?.focus({ preventScroll: true });
}

document.addEventListener("focusin", () => { focused = true; });
