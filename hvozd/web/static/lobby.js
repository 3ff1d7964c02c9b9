"use strict";
// The form of a new table: only the seats that the game has, and nothing that was entered is lost when the server says no.

// "None" and something else exclude each other.
function alone(box) {
  if (box.type !== "checkbox" || !box.checked) return;
  for (const other of box.form.querySelectorAll(`[name="${box.name}"]`)) {
    if ((other.value === "none") !== (box.value === "none")) other.checked = false;
  }
}

// Places beyond the number of seats that was chosen are neither shown nor sent.
function seatsOf(form) {
  const field = form.elements["option-seats"];
  if (!field) return;
  const most = +(field.value || field.options[field.options.length - 1].value);
  for (const places of form.querySelectorAll("[data-seats]")) {
    [...places.children].forEach((row, i) => { row.hidden = row.lastChild.disabled = i >= most; });
  }
}

// The table, or the sentence that says why there is none.
async function openTable(form) {
  const said = form.querySelector(".bad"), button = form.querySelector("button.go");
  said.textContent = "";
  button.disabled = true;
  const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)) });
  if (answer.ok) { location.href = answer.url; return; }
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  said.textContent = page.querySelector("#sentence").textContent;
  button.disabled = false;
}

for (const form of document.querySelectorAll(".quick")) {
  form.addEventListener("submit", (e) => { e.preventDefault(); openTable(form).catch(() => form.submit()); });
}

for (const own of document.querySelectorAll(".own")) {
  const form = own.querySelector("form");
  own.addEventListener("toggle", (e) => { if (e.target === own && own.open) own.closest("article").scrollIntoView({ block: "nearest" }); });
  form.addEventListener("change", (e) => { alone(e.target); seatsOf(form); });
  form.addEventListener("submit", (e) => { e.preventDefault(); openTable(form).catch(() => form.submit()); });
  seatsOf(form);
}
