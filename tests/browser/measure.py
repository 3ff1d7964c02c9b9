"""What a page is like to read and to touch, measured in a real browser: sizes of texts as they arrive at the eye, texts that are
cut off, sizes of what can be touched, and how a screen is shared."""

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page

SMALLEST = 12
"""Pixels that a text must have, whatever it is scaled by."""
TOUCH = 44
"""Pixels of what is touched, in both directions; a label counts for what it labels."""

HELP = r"""
    const shown = (e) => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== 'hidden' && !e.closest('[hidden]');
    const size = (m) => Math.sqrt(Math.abs(m.a * m.d - m.b * m.c));
    const name = (e) => `${e.closest('[id]')?.id || e.className || e.nodeName} “${e.textContent.trim().slice(0, 30)}”`;
    const own = (e) => [...e.childNodes].some((n) => n.nodeType === 3 && /[\p{L}\p{N}]/u.test(n.data));
"""

# Texts of symbols are measured where the symbol is used: the scale there times the scale within the symbol.
TEXTS = (
    r"""(least) => {"""
    + HELP
    + r"""
    const found = new Map();
    const note = (e, px, where) => { if (px < least - 0.05) found.set(`${where}${name(e)}`, +px.toFixed(1)); };
    const within = (e, root) => {
        let scale = 1;
        for (let at = e; at && at !== root; at = at.parentElement) {
            const m = at.transform?.baseVal.consolidate()?.matrix;
            if (m) scale *= size(m);
        }
        return scale;
    };
    const symbol = (id, scale, where, deep) => {
        const root = document.getElementById(id);
        if (!root || deep > 4) return;
        for (const e of [...root.querySelectorAll('text, tspan'), root].filter(own))
            note(e, parseFloat(getComputedStyle(e).fontSize) * scale * within(e, root), where);
        for (const e of root.querySelectorAll('use'))
            symbol(e.getAttribute('href').slice(1), scale * within(e, root), where, deep + 1);
    };
    for (const e of document.querySelectorAll('body *')) {
        if (!shown(e) || e.closest('#symbols-here, script')) continue;
        if (e.nodeName === 'use') symbol(e.getAttribute('href').slice(1), size(e.getScreenCTM()), `${name(e)}: `, 0);
        else if (own(e)) note(e, parseFloat(getComputedStyle(e).fontSize) * (e.ownerSVGElement ? size(e.getScreenCTM()) : 1), '');
    }
    return [...found].map(([what, px]) => `${px} px: ${what}`);
}"""
)

# A box whose own text is wider or higher than what it shows of it, and cannot be scrolled.
CLIPPED = (
    r"""() => {"""
    + HELP
    + r"""
    const cut = (e) => {
        const style = getComputedStyle(e), hides = (way) => ['hidden', 'clip'].includes(style[way]);
        const wide = hides('overflowX') && e.scrollWidth > e.clientWidth + 1;
        return wide || (hides('overflowY') && e.scrollHeight > e.clientHeight + 1);
    };
    const boxes = [...document.querySelectorAll('body, body *')].filter((e) => e instanceof HTMLElement && shown(e) && cut(e));
    return boxes.filter((e) => e.id !== 'board').map(name);
}"""
)

TOUCHED = (
    r"""(least) => {"""
    + HELP
    + r"""
    const all = [...document.querySelectorAll('button, select, input, summary, nav a, textarea')].filter(shown);
    const big = (e) => { const box = e.getBoundingClientRect(); return box.height > least - 0.5 && box.width > least - 0.5; };
    const small = all.filter((e) => !big(e) && !(e.closest('label') && big(e.closest('label'))));
    return small.map((e) => `${Math.round(e.getBoundingClientRect().height)} px: ${name(e)} ${e.nodeName}`);
}"""
)

SHARES = r"""() => {
    const box = (css) => document.querySelector(css).getBoundingClientRect();
    const prompt = box('#prompt'), room = box('#board'), svg = document.querySelector('#board > svg');
    const view = svg.viewBox.baseVal, drawn = svg.getBoundingClientRect();
    const scale = Math.min(drawn.width / view.width, drawn.height / view.height);
    return {prompt: prompt.height / innerHeight, wide: view.width * scale / room.width, high: view.height * scale / room.height};
}"""


# Every front, plate and strip of a card is drawn alone: its texts stay within it, apart from each other, and whole.
FACES = r"""(sizes) => {
    const found = [], holder = document.body.appendChild(document.createElement('div'));
    const rect = (e) => {
        const range = document.createRange();
        range.selectNodeContents(e);
        return (e.nodeName === 'text' ? e : range).getBoundingClientRect();
    };
    const drawn = (name) => document.createElementNS('http://www.w3.org/2000/svg', name);
    const kind = (one) => sizes[one.id.split('-')[0]];
    const symbols = [...document.querySelectorAll('#symbols-here [id]')].filter((one) => kind(one) && one.querySelector('text'));
    for (const one of symbols) {
        const svg = drawn('svg'), group = drawn('g');
        svg.style.overflow = 'visible';
        group.setAttribute('class', one.getAttribute('class') || '');
        group.append(...[...one.childNodes].map((part) => part.cloneNode(true)));
        svg.append(group);
        holder.replaceChildren(svg);
        const [wide, high] = kind(one), at = svg.getBoundingClientRect();
        const texts = [...group.querySelectorAll('text, tspan')].filter((e) => !e.querySelector('tspan') && e.textContent.trim());
        const boxes = texts.map(rect);
        boxes.forEach((box, i) => {
            const out = Math.max(at.left - box.left, box.right - at.left - wide, at.top - box.top, box.bottom - at.top - high);
            if (out > 0 || texts[i].textContent.includes('…')) found.push(`${one.id}: ${texts[i].textContent}`);
            for (const other of boxes.slice(0, i)) {
                const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
                const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
                if (across > 2 && down > 5) found.push(`${one.id}: ${texts[i].textContent} lies over another`);
            }
        });
    }
    holder.remove();
    return {found, count: symbols.length};
}"""


def faces(page: Page, sizes: Mapping[str, tuple[int, int]]) -> dict[str, Any]:
    """Texts of cards that leave their card, lie over each other or end with dots, and how many cards there are.

    `sizes` says how large the symbols are whose names begin so.
    """
    found: dict[str, Any] = page.evaluate(FACES, sizes)
    return found


def small_texts(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TEXTS, SMALLEST)
    return found


def clipped(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CLIPPED)
    return found


def hard_to_touch(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TOUCHED, TOUCH)
    return found


def shares(page: Page) -> dict[str, Any]:
    """How much of the height the prompt takes, and of its room the drawing of the board, in each direction."""
    found: dict[str, Any] = page.evaluate(SHARES)
    return found
