// What is wrong with a drawn family: rectangles of cameos, names, deeds and knots that overlap, small or broken names.
() => {
  const LEAST = 12;
  const found = [];
  const boxes = [];
  const sheet = document.querySelector(".paper .sheet, .wall .tree");
  const edge = sheet.getBoundingClientRect();
  const add = (kind, of, rect) => boxes.push({ kind, of, left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom });

  /** The letters of a text, line by line, and whether a word stands on two lines. */
  const letters = (kind, of, el) => {
    const size = parseFloat(getComputedStyle(el).fontSize);
    if (size < LEAST) found.push(`${kind} of ${of}: letters of ${size} pixels`);
    const walker = document.createTreeWalker(el, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node.parentElement.closest(".vh")) continue;
      for (const word of node.data.matchAll(/[^\s-]+-?/g)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const rects = [...range.getClientRects()].filter((rect) => rect.width > 1);
        if (rects.length > 1) found.push(`${kind} of ${of}: "${word[0]}" is broken`);
        for (const { left, right, top, bottom } of rects) {
          const middle = (top + bottom) / 2;
          add(kind, of, { left, right, top: middle - size * 0.36, bottom: middle + size * 0.36 });
        }
      }
    }
  };

  let people = 0;
  for (const frame of sheet.querySelectorAll(".frame")) {
    const person = frame.closest("li");
    const of = `${++people} ${person.querySelector("b")?.textContent.trim() ?? ""}`;
    add("cameo", of, frame.getBoundingClientRect());
    for (const el of person.querySelectorAll("b, small")) if (el.checkVisibility()) letters(el.matches("b") ? "name" : "line", of, el);
  }
  let tags = 0;
  for (const deed of sheet.querySelectorAll(".deed")) {
    const of = `${++tags} ${deed.textContent.trim()}`;
    add("deed", of, deed.getBoundingClientRect());
    for (const el of deed.querySelectorAll("span:not(.vh)")) {
      letters("deed", of, el);
      if (el.scrollWidth > el.clientWidth + 1) found.push(`deed ${of} is cut off`);
    }
  }
  let knots = 0;
  for (const knot of sheet.querySelectorAll(".knot")) add("knot", ++knots, knot.getBoundingClientRect());

  /** A knot ties two cameos and lies on their edges. */
  const apart = (one, two) => one.of !== two.of && !(one.kind === "knot" && two.kind === "cameo") && !(one.kind === "cameo" && two.kind === "knot");
  boxes.forEach((one, at) => {
    if (one.left < edge.left - 1 || one.right > edge.right + 1 || one.bottom > edge.bottom + 1 || one.top < edge.top - 1) found.push(`${one.kind} of ${one.of} leaves the paper`);
    for (const two of boxes.slice(at + 1)) {
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (apart(one, two) && wide > 1 && high > 1) found.push(`${one.kind} of ${one.of} lies on ${two.kind} of ${two.of}, ${Math.round(wide)} x ${Math.round(high)}`);
    }
  });
  return { people, found: [...new Set(found)] };
}
