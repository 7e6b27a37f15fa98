// Text that is cut off, that leaves the screen, or that lies on other text.
() => {
  const found = { cut: [], over: [] };
  const boxes = [];

  /** Things on different layers may cover each other: what sticks or opens lies above the rest. */
  const layer = (el) => {
    for (let up = el; up; up = up.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(up).position)) return up;
      if (up.matches("dialog, [role=dialog], [role=tooltip], [popover]")) return up;
    }
    return null;
  };
  const unseen = (el) =>
    !el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    el.closest(".vh, script, style, option, select, svg[aria-hidden=true]");
  const named = (el) =>
    el.tagName.toLowerCase() + [...el.classList].filter((one) => !one.startsWith("svelte-")).map((one) => `.${one}`).join("");
  const about = (el) => {
    const chain = [];
    for (let up = el; up && chain.length < 4; up = up.parentElement) chain.unshift(named(up));
    return chain.join(" > ");
  };

  /** What cuts a box off; "elsewhere" if one can scroll to it, or it is only to be heard; null if nothing. */
  const cutter = (el, box) => {
    for (let up = el; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      const at = up.getBoundingClientRect();
      for (const [axis, low, high] of [["overflowX", "left", "right"], ["overflowY", "top", "bottom"]]) {
        if (style[axis] === "visible" || (box[low] >= at[low] - 1.5 && box[high] <= at[high] + 1.5)) continue;
        if (at.width <= 2 || at.height <= 2) return "elsewhere"; // meant for those who listen
        const scrolls = /auto|scroll/.test(style[axis]) || up === document.body || up === document.documentElement;
        return scrolls ? "elsewhere" : up;
      }
      if (style.position === "fixed") break;
    }
    return null;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const el = node.parentElement;
    const text = node.data.trim();
    if (!text || unseen(el)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = parseFloat(getComputedStyle(el).fontSize);
    for (const rect of range.getClientRects()) {
      if (rect.width < 2 || rect.height < 2) continue;
      // The letters alone: line boxes are higher than what stands in them.
      const middle = (rect.top + rect.bottom) / 2;
      const box = { left: rect.left, right: rect.right, top: middle - size * 0.36, bottom: middle + size * 0.36 };
      const by = cutter(el, box);
      if (by === "elsewhere") continue;
      if (by) found.cut.push(`${about(el)}: "${text}" is cut off by ${about(by)}`);
      else if (box.right > innerWidth + 1.5 || box.left < -1.5) found.cut.push(`${about(el)}: "${text}" leaves the screen`);
      else boxes.push({ ...box, el, text, layer: layer(el) });
    }
  }
  boxes.forEach((one, at) => {
    for (const two of boxes.slice(at + 1)) {
      if (one.el === two.el || one.layer !== two.layer) continue;
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (wide > 2 && high > 2) found.over.push(`${about(one.el)}: "${one.text}" lies on ${about(two.el)}: "${two.text}"`);
    }
  });
  return [...new Set([...found.cut, ...found.over])];
}
