/** For what looks the same on every page. */
export const EVERY_PAGE = {};

const kept = new Map<string, WeakMap<object, string>>();

/**
 * The markup called `name` of an object, made once a build. While the site is being written on it is
 * made anew every time.
 */
export function keep(
  name: string,
  of: object,
  render: () => Promise<string>,
): string | Promise<string> {
  if (import.meta.env.DEV) return render();
  const known = kept.get(name) ?? new WeakMap<object, string>();
  kept.set(name, known);
  return known.get(of) ?? render().then((html) => remember(known, of, html));
}

function remember(known: WeakMap<object, string>, of: object, html: string): string {
  // A copy in one piece: put together from hundreds, a text takes three times the room.
  const copy = new TextDecoder().decode(new TextEncoder().encode(html));
  known.set(of, copy);
  return copy;
}
