"use strict";
// A lesson beside the table: one page of what is said at a time; on the last one, the answer that it suggests stands out.

const lesson = {
  page: 0,
  step: "",

  show() {
    const box = $("#lesson");
    if (!box) return;
    const pages = $$(".page", box), step = box.dataset.step + pages.map((one) => one.textContent).join();
    if (step !== lesson.step) {
      if (lesson.step) box.scrollIntoView({ block: "nearest" });
      lesson.step = step; lesson.page = 0;
    }
    const last = lesson.page >= pages.length - 1, next = $(".next", box), act = $(".do", box);
    if (!next) return; // a puzzle, which has no pages
    pages.forEach((one, i) => { one.hidden = i !== Math.min(lesson.page, pages.length - 1); });
    next.hidden = last;
    next.onclick = () => { lesson.page += 1; show(); $("#lesson .next:not([hidden])")?.focus(); };
    for (const one of [$(".try", box), act]) if (one) one.hidden = !last;
    if (act) act.onclick = () => { if (options) send(box.dataset.action); };
  },

  // What is suggested, once all that comes before it was read.
  wanted() {
    const box = $("#lesson"), next = box && $(".next", box);
    if (!box?.dataset.action || !next.hidden) return null;
    return { kind: +box.dataset.kind, values: JSON.parse(box.dataset.values), action: box.dataset.action };
  },

  // Whether an answer leads to what is suggested.
  leads(pick) {
    const wish = lesson.wanted();
    if (!wish) return false;
    if (pick.kind) return pick.kind.place === wish.kind;
    const { kind } = stand();
    if (kind?.place !== wish.kind) return false;
    const value = wish.values[pick.field];
    return pick.some ? contains(value, [...stand().part, pick.some]) : kind.fields[pick.field].values[pick.value] === value;
  },

  // Whether a thing on the table is part of it: of a kind that begins there, only the thing that is meant.
  shows(answer, element) {
    if (!lesson.leads(answer.pick)) return false;
    if (!answer.pick.kind) return true;
    const wish = lesson.wanted(), keys = element.dataset.pick.split(" ").filter((key) => answer.keys.includes(key));
    return answer.pick.kind.fields.some((field, i) => keysOfField(field, wish.values[i]).some((key) => keys.includes(key)));
  },
};
