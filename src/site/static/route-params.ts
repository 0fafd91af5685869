type Params = Record<string, string | undefined>;

/** A dynamic segment: `[id]`, or `[...view]` for the whole rest of a path, which may be empty. */
const DYNAMIC = /^\[(?<rest>\.\.\.)?(?<name>\w+)\]$/u;

/** The path of a page from Astro's pattern of its route and its parameters. */
export function pathOf(route: string, params: Params): string {
  const segments = route.split('/').map((segment) => {
    const name = DYNAMIC.exec(segment)?.groups?.['name'];
    return name === undefined ? segment : params[name];
  });
  return segments.filter((segment) => segment !== undefined).join('/') || '/';
}

/** The parameters of a page from Astro's pattern of its route and its path. */
export function paramsOf(route: string, path: string): Params {
  const values = path.split('/');
  const params: Params = {};
  for (const [index, segment] of route.split('/').entries()) {
    const { name, rest } = DYNAMIC.exec(segment)?.groups ?? {};
    if (name === undefined) continue;
    params[name] = rest ? values.slice(index).join('/') || undefined : values[index];
  }
  return params;
}
