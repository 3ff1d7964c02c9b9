// What is wider than the screen can be scrolled by the keyboard, too.
const reachable = () => {
  for (const one of document.querySelectorAll("pre > code, .md-typeset__scrollwrap")) {
    if (one.scrollWidth > one.clientWidth) one.tabIndex = 0;
    else one.removeAttribute("tabindex");
  }
};
new MutationObserver(reachable).observe(document.body, { childList: true, subtree: true });
addEventListener("resize", reachable);
addEventListener("load", reachable);
reachable();
