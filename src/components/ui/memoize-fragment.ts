/** The item of a fragment that is the same on every page. */
export const EVERY_PAGE = {};

const cache = new Map<string, WeakMap<object, string>>();

/**
 * The markup of the fragment `name` for `item`, rendered once per build. During development it is
 * rendered every time, so that edits show.
 */
export function memoizeFragment(
  name: string,
  item: object,
  render: () => Promise<string>,
): string | Promise<string> {
  if (import.meta.env.DEV) return render();
  const fragments = cache.get(name) ?? new WeakMap<object, string>();
  cache.set(name, fragments);
  return fragments.get(item) ?? render().then((html) => store(fragments, item, html));
}

function store(fragments: WeakMap<object, string>, item: object, html: string): string {
  // A flat copy: a string concatenated from hundreds of parts takes three times the memory.
  const flat = new TextDecoder().decode(new TextEncoder().encode(html));
  fragments.set(item, flat);
  return flat;
}
