"use strict";
// The plain list: every option a line that says what it does. What is too long for one list is narrowed line by line within it.

let within = false;  // whether the list was used last, so that its next lines get the focus

// What an action does; of a long list that is known once the server was asked for it.
function sentence(kind, row) {
  return kind.said?.[kind.rows.indexOf(row)] || kind.label;
}

const asksFirst = (kind) => kind.reveals && asks();

// Whether more must be known of what is left: the next question of a very long kind, or its sentences for the list and the last click.
function untold(at) {
  const picks = trail.filter((p) => !p.kind).length;
  if (!at.kind) return false;
  if (at.kind.open) return picks > (at.kind.known || 0);
  if (at.kind.said || at.kind.rows.length === 1 || at.kind.known === picks) return false;
  return at.field < 0 ? asksFirst(at.kind) : listing;
}

function openList() {
  listing = !listing;
  within = listing;
  const at = options && stand();
  if (at && listing && untold(at)) narrow(at.kind); else show();
}

function wholeList(box, at) {
  const list = document.createElement("ul");
  list.className = "whole";
  for (const line of at.kind ? linesOf(at.kind, at) : options.kinds.flatMap((kind) => linesOf(kind, null))) {
    const item = document.createElement("li"), b = button(line.label, () => { within = true; line.act(); });
    previews(b, line.keys);
    if (line.advised) b.classList.add("advised");
    item.append(b);
    list.append(item);
  }
  box.append(list, typing());
  if (options.more) box.append(note(words["pick-more"]));
  if (within) { within = false; $("button", list)?.focus(); }
}

// A kind as lines: its sentences; or one line that leads to them; or, behind that line, the answers to its next question.
function linesOf(kind, at) {
  if (!kind.open && (kind.said || kind.rows.length === 1)) return (at?.rows || kind.rows).map((row) => rowLine(kind, row));
  const next = at ? answers(at) : [{ label: kind.label, keys: firstKeys(kind), pick: { kind } }];
  return next.map((answer) => ({
    label: answer.label, act: () => choose(answer.pick), keys: () => keysAfter(at, answer), advised: advised(answer.pick) || lesson.leads(answer.pick),
  }));
}

function rowLine(kind, row) {
  const wanted = [advice?.action, lesson.wanted()?.action].includes(textOf(kind, row));
  return { label: sentence(kind, row), act: () => finish(kind, row), keys: () => rowKeys(kind, row), advised: wanted };
}

function typing() {
  const typed = document.createElement("input");
  typed.placeholder = words["pick-typed"];
  typed.setAttribute("aria-label", words["pick-typed"]);
  typed.onkeydown = (e) => { if (e.key === "Enter") send(typed.value); e.stopPropagation(); };
  return typed;
}

// One action at once: as if all its parts had been picked.
function finish(kind, row) {
  trail = [{ kind }, ...row.map((value, field) => ({ field, value })).filter(({ field }) => kind.rows.some((r) => r[field] !== row[field]))];
  settle();
}
