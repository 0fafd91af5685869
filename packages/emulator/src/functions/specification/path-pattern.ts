/** Whether a document path matches a trigger's pattern. */
export type PathPattern = (path: string) => boolean;

/** Parses a pattern such as `vehicles/{id}`; `{name=**}` matches one or more segments. */
export function parsePathPattern(pattern: string): PathPattern {
  const source = pattern
    .replace(/^\/|\/$/g, '')
    .split('/')
    .map(segmentSource)
    .join('/');
  const expression = new RegExp(`^${source}$`, 'u');
  return (path) => expression.test(path);
}

function segmentSource(segment: string): string {
  const capture = /^\{[^=}]+(?:=(.+))?\}$/.exec(segment);
  const glob = capture ? (capture[1] ?? '*') : segment;
  return glob
    .split(/(\*\*|\*)/)
    .map((part) => (part === '**' ? '.+' : part === '*' ? '[^/]+' : RegExp.escape(part)))
    .join('');
}
