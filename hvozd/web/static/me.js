"use strict";
// Passkeys, and copying a link. Without them the page does all it can by its forms. The names are this file's own.

(() => {
const said = (text) => { const place = document.querySelector("#passkey-said"); if (place) place.textContent = text; };

async function ask(path, data) {
  const answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(data ?? {}) });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.error);
  return told;
}

async function makePasskey() {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await ask("/me/passkey/ask"));
  const made = await navigator.credentials.create({ publicKey });
  await ask("/me/passkey", made.toJSON());
  location.reload();
}

async function usePasskey() {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await ask("/passkey/ask"));
  const signed = await navigator.credentials.get({ publicKey });
  location.href = (await ask("/passkey", signed.toJSON())).go;
}

if (window.PublicKeyCredential?.parseCreationOptionsFromJSON) {
  for (const [id, act] of [["passkey-new", makePasskey], ["passkey-use", usePasskey]]) {
    const button = document.getElementById(id);
    if (!button) continue;
    button.hidden = false;
    button.onclick = () => { said(""); act().catch((error) => said(error instanceof DOMException ? "" : error.message)); };
  }
}

for (const button of document.querySelectorAll("[data-copy]")) {
  button.onclick = async () => { await navigator.clipboard.writeText(button.dataset.copy); button.textContent += " ✓"; };
  if (!navigator.clipboard) button.hidden = true;
}

// Push: the browser's own service is asked, and told to the server.
const push = document.querySelector("#push-new");
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "";
for (const field of document.querySelectorAll(".zone")) field.value = zone;
if (push && !("PushManager" in window)) push.hidden = true;
if (push) push.onclick = async () => {
  try {
    if (await Notification.requestPermission() !== "granted") return;
    const worker = await navigator.serviceWorker.register("/push.js");
    const key = Uint8Array.from(atob(push.dataset.key.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
    const { endpoint, keys } = (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
    await ask("/me/push", { endpoint, keys, zone });
    location.reload();
  } catch (error) { said(error.message); }
};
})();
