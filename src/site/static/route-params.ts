type Params = Record<string, string | undefined>;

/**
 * A dynamic segment: `[id]`, also within a name as in `sitemap-[part].xml`, or `[...view]` for the
 * whole rest of a path, which may be empty.
 */
const DYNAMIC = /^(?<before>[^[]*)\[(?<rest>\.\.\.)?(?<name>\w+)\](?<after>.*)$/u;

/** The path of a page from Astro's pattern of its route and its parameters. */
export function pathOf(route: string, params: Params): string {
  const segments = route.split('/').map((segment) => {
    const { name, before, after } = DYNAMIC.exec(segment)?.groups ?? {};
    if (name === undefined) return segment;
    const value = params[name];
    return value === undefined ? value : `${before}${value}${after}`;
  });
  return segments.filter((segment) => segment !== undefined).join('/') || '/';
}

/** The parameters of a page from Astro's pattern of its route and its path. */
export function paramsOf(route: string, path: string): Params {
  const values = path.split('/');
  const params: Params = {};
  for (const [index, segment] of route.split('/').entries()) {
    const { name, rest, before = '', after = '' } = DYNAMIC.exec(segment)?.groups ?? {};
    if (name === undefined) continue;
    const value = values[index];
    params[name] = rest
      ? values.slice(index).join('/') || undefined
      : value?.slice(before.length, value.length - after.length);
  }
  return params;
}
