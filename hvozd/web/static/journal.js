"use strict";
// The journal: earlier lines are kept as they leave the page, or fetched; turns can be folded; on small screens one place at a time.

const told = new Map();  // the markup of lines that the page has no more, by their numbers

const storyEnd = () => { const story = $("#journal-story"); return !story || story.scrollHeight - story.scrollTop - story.clientHeight < 40; };

function keepLines() { for (const line of $$("#journal-lines li")) told.set(+line.id.slice(2), line.outerHTML); }

// The lines that can be shown above those of the page, without a hole.
function tellEarlier() {
  const lines = $("#journal-lines"), earlier = $("#journal-earlier");
  if (!lines) return;
  const end = lines.start - 1;
  let first = end;
  for (const number of [...told.keys()]) if (number >= end) told.delete(number);  // the page knows them, perhaps otherwise now
  while (told.has(first - 1)) first -= 1;
  const before = $("#journal-story").scrollHeight - $("#journal-story").scrollTop;
  const rows = Array.from({ length: end - first }, (_, i) => told.get(first + i));
  if (first > 0) rows.unshift(`<li class="more"><button type="button" data-earlier="${first}">${words.earlier}</button></li>`);
  earlier.innerHTML = rows.join("");
  for (const line of $$("li[id]", earlier)) line.classList.toggle("new", +line.id.slice(2) >= +lines.dataset.new);  // as it is now
  $("#journal-story").scrollTop = $("#journal-story").scrollHeight - before;
  if (first === end && told.size) fetchEarlier(end);  // more has happened at once than a page holds
}

async function fetchEarlier(before) {
  const seat = $("#eyes")?.value || page.seat;
  try {
    const answer = await fetch(`/t/${page.table}/journal?before=${before}&seat=${seat}`);
    const part = await answer.json();
    if (!answer.ok) { say(part.error, "bad"); return; }
    part.lines.forEach((line, i) => told.set(part.first + i, line));
    tellEarlier();
  } catch { say(words.lost, "bad"); }
}

function fold(head) {
  const hide = head.classList.toggle("folded");
  for (let line = head.nextElementSibling; line && !line.classList.contains("heads"); line = line.nextElementSibling) line.classList.toggle("away", hide);
}

function reading() {
  document.addEventListener("click", (e) => {
    const more = e.target.closest?.("[data-earlier]"), head = e.target.closest?.("#journal .heads");
    if (more) fetchEarlier(+more.dataset.earlier); else if (head) fold(head);
  });
  tellEarlier();
}

// -- small screens: board, hand, boards, story under the thumb ---------------------------------------------------------------------------

function goTo(place) {
  document.body.dataset.place = place;
  for (const one of $$("#places [data-place]")) one.setAttribute("aria-pressed", one.dataset.place === place);
  if (place === "journal") toEnd();
}

function wandering() {
  if (!$("#places")) return;
  goTo("board");
  $("#places").onclick = (e) => {
    const one = e.target.closest("button");
    if (one?.dataset.place) goTo(one.dataset.place);
    else if (one) one.setAttribute("aria-pressed", document.body.classList.toggle("folded"));
  };
}

// What calls for a pick in a place that is not shown.
function callings() {
  for (const one of $$("#places [data-place]")) {
    const where = { board: "#board .can, #hand .can", hand: "#hand .can", boards: "#panels .can" }[one.dataset.place];
    one.classList.toggle("calls", !!where && !!$(where));
  }
}

// -- watching what happened --------------------------------------------------------------------------------------------------------

const PACE = { calm: 1600, brisk: 700, instant: 120 };

function watching(range, go) {
  const run = $("#watch"), pace = $("#pace");
  let timer = null;
  const stop = () => { clearTimeout(timer); timer = null; run.textContent = `▶ ${words.watch}`; };
  const step = async () => {
    if (+range.value >= +range.max) { stop(); return; }
    range.value = +range.value + 1;
    await go();
    if (timer) timer = setTimeout(step, PACE[pace.value]);
  };
  run.onclick = () => { if (timer) stop(); else { run.textContent = `■ ${words["watch-stop"]}`; timer = setTimeout(step, 50); } };
  pace.value = localStorage.getItem("hvozd-pace") || "brisk";
  pace.onchange = () => localStorage.setItem("hvozd-pace", pace.value);
  if (new URLSearchParams(location.search).get("play")) run.click();
}
