"use strict";
// The worker of the browser: it says that a table waits, also when no page is open.

self.addEventListener("push", (event) => {
  let told = {};
  try { told = event.data.json(); } catch { /* nothing that can be read */ }
  const url = typeof told.url === "string" && told.url.startsWith("/t/") ? told.url : "/mine";
  event.waitUntil(self.registration.showNotification(String(told.title || "Hvozd"), { tag: url, icon: "/static/icon.svg", data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil((async () => {
    const pages = await clients.matchAll({ type: "window" });
    const open = pages.find((page) => new URL(page.url).pathname === event.notification.data.url);
    if (open) await open.focus(); else await clients.openWindow(event.notification.data.url);
  })());
});
