// Makes all words that are shown longer by a share of their letters, as another language might; names are no words.
(share) => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  for (const node of nodes) {
    const text = node.data.trim();
    if (!/\p{L}{3}/u.test(text) || node.parentElement.closest("script, style, .kbd, .tab, [translate=no]")) continue;
    const words = text.split(/\s+/);
    // They grow one after the other, as in a language with longer words.
    for (let extra = Math.ceil(text.length * share), at = 0; extra > 0; extra -= 1, at = (at + 1) % words.length) words[at] += "n";
    node.data = node.data.replace(text, words.join(" "));
  }
}
