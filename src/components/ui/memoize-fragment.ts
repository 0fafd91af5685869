import { flatText } from '#domain/text/flat-text.ts';

/** The item of a fragment that is the same on every page. */
export const EVERY_PAGE = {};

const cache = new Map<string, WeakMap<object, string>>();

export interface FragmentToMemoize {
  name: string;
  item: object;
  /** Whether this is the last page with the fragment: its markup is used, but not held. */
  isLast: boolean;
}

/**
 * The markup of the fragment `name` for `item`, rendered once per build. During development it is
 * rendered every time, so that edits show.
 */
export function memoizeFragment(
  { name, item, isLast }: FragmentToMemoize,
  render: () => Promise<string>,
): string | Promise<string> {
  if (import.meta.env.DEV) return render();
  const fragments = cache.get(name) ?? new WeakMap<object, string>();
  cache.set(name, fragments);
  const known = fragments.get(item);
  if (known !== undefined || isLast) return known ?? render();
  return render().then((html) => store(fragments, item, html));
}

function store(fragments: WeakMap<object, string>, item: object, html: string): string {
  const flat = flatText(html);
  fragments.set(item, flat);
  return flat;
}
