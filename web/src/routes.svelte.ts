/** Where somebody is: the path of the page, changed without loading it anew. */

class Route {
  path = $state(location.pathname);
  /** What stands behind the #: the secret of an invitation, or a moment of a game. */
  hash = $state(location.hash.slice(1));
}

export const route = new Route();

function follow(): void {
  route.path = location.pathname;
  route.hash = location.hash.slice(1);
}

addEventListener("popstate", follow);

export function go(to: string): void {
  history.pushState(null, "", to);
  follow();
  scrollTo(0, 0);
}

/** Links inside the page do not load it anew. */
export function links(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
