import type { Expected } from './expected-answers.ts';
import type { LiveSite } from './site.ts';

/** The problems of what a site answers, each as a sentence. */
type Check = (site: LiveSite, expected: readonly Expected[]) => Promise<string[]>;

export const checkStatuses: Check = (site, expected) =>
  eachOf(expected, async ({ path, status, location }) => {
    if (status === undefined) return [];
    const answer = await site.get(path);
    if (answer.status !== status) return [`${path} answers ${answer.status} and not ${status}.`];
    const given = answer.headers.get('location');
    const leadsTo = (address: string) => URL.parse(address, site.origin)?.href;
    return location === undefined || leadsTo(given ?? '') === leadsTo(location)
      ? []
      : [`${path} leads to ${given} and not to ${location}.`];
  });

const EVERYWHERE: Readonly<Record<string, RegExp>> = {
  'strict-transport-security': /^max-age=31536000/u,
  'x-content-type-options': /^nosniff$/u,
  'referrer-policy': /^strict-origin-when-cross-origin$/u,
  'permissions-policy': /geolocation=\(\)/u,
  'cross-origin-opener-policy': /^same-origin$/u,
};

const NOTHING = [/^default-src 'none'; frame-ancestors 'none'$/u];
const POLICIES: Readonly<Record<NonNullable<Expected['kind']>, readonly RegExp[]>> = {
  page: [
    /(?:^|; )default-src 'none'/u,
    /(?:^|; )script-src 'self' 'sha256-/u,
    /(?:^|; )frame-ancestors 'none'/u,
    /(?:^|; )base-uri 'none'/u,
    /(?:^|; )require-trusted-types-for 'script'/u,
    /(?:^|; )report-uri \/api\/violations$/u,
  ],
  data: NOTHING,
  picture: NOTHING,
};

export const checkHeaders: Check = (site, expected) =>
  eachOf(expected, async ({ path, kind }) => {
    if (kind === undefined) return [];
    const { headers } = await site.get(path);
    const embedding = kind === 'picture' ? /^cross-origin$/u : /^same-origin$/u;
    const demanded = { ...EVERYWHERE, 'cross-origin-resource-policy': embedding };
    const problems = Object.entries(demanded).flatMap(([name, pattern]) =>
      pattern.test(headers.get(name) ?? '') ? [] : [`${name} is ${shown(headers, name)}.`],
    );
    const policy = headers.get('content-security-policy') ?? '';
    const missing = POLICIES[kind].filter((pattern) => !pattern.test(policy));
    if (missing.length > 0) problems.push(`content-security-policy lacks ${missing.join(', ')}.`);
    if (policy.includes('unsafe-')) problems.push('content-security-policy allows what is unsafe.');
    return problems.map((problem) => `${path}: ${problem}`);
  });

/** What browsers and the CDN may keep, asked twice, since the second answer may come from the CDN. */
export const checkCaching: Check = async (site, expected) => [
  ...(await eachOf(expected, async ({ path, cache }) => {
    const problems: string[] = [];
    for (const time of cache ? ['first', 'second'] : []) {
      const value = (await site.get(path)).headers.get('cache-control') ?? '';
      if (!cache?.test(value))
        problems.push(`${path}, the ${time} time: cache-control is "${value}".`);
    }
    return problems;
  })),
  ...(await eachOf(expected, async ({ path, isHeld }) => {
    if (!isHeld) return [];
    // Firebase Hosting says by `x-cache` whether the CDN had the answer; the local site has no CDN.
    const cache = (await site.get(path)).headers.get('x-cache');
    if (cache === null || cache.includes('HIT')) return [];
    return [`${path} is not held by the CDN: x-cache is "${cache}" the third time.`];
  })),
];

/** Pages that search engines may list on the live site, and must not list on a preview of it. */
export function checkIndexing(isPreview: boolean): Check {
  return (site, expected) =>
    eachOf(expected, async ({ path, isListed }) => {
      if (!isListed) return [];
      const { headers } = await site.get(path);
      const isClosed = headers.get('x-robots-tag')?.includes('noindex') === true;
      if (isClosed === isPreview) return [];
      const problem = isPreview ? 'may be indexed' : 'is closed to search engines';
      return [`${path} ${problem}: x-robots-tag is ${shown(headers, 'x-robots-tag')}.`];
    });
}

function shown(headers: Headers, name: string): string {
  return JSON.stringify(headers.get(name));
}

async function eachOf(
  expected: readonly Expected[],
  problemsOf: (one: Expected) => Promise<string[]>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const one of expected) problems.push(...(await problemsOf(one)));
  return problems;
}
