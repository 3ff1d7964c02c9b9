// The record of a real table stays in this browser: a page that is closed can be gone on with.
const KEY = "hvozd-box";
const now = document.querySelector("input[name=kept-record]");
const kept = document.getElementById("kept");
try {
  if (now) localStorage.setItem(KEY, now.value);
  const record = localStorage.getItem(KEY);
  if (kept && record) {
    kept.querySelector("input[name=record]").value = record;
    kept.hidden = false;
  }
} catch {
  // a browser that keeps nothing: the page still carries the record
}
const copy = document.querySelector("[data-copy]");
if (copy && navigator.clipboard) {
  copy.hidden = false;
  copy.addEventListener("click", () => navigator.clipboard.writeText(document.querySelector(copy.dataset.copy).textContent));
}
