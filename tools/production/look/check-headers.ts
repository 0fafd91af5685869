import { paths } from '#paths';
import type { FoundAddresses } from './addresses.ts';
import type { LiveSite } from './site.ts';

const EVERYWHERE: Readonly<Record<string, RegExp>> = {
  'strict-transport-security': /^max-age=31536000/u,
  'x-content-type-options': /^nosniff$/u,
  'referrer-policy': /^strict-origin-when-cross-origin$/u,
  'permissions-policy': /geolocation=\(\)/u,
  'cross-origin-opener-policy': /^same-origin$/u,
};

type Kind = 'page' | 'data' | 'picture';

const POLICIES: Readonly<Record<Kind, readonly RegExp[]>> = {
  page: [
    /(?:^|; )default-src 'none'/u,
    /(?:^|; )script-src 'self' 'sha256-/u,
    /(?:^|; )frame-ancestors 'none'/u,
    /(?:^|; )base-uri 'none'/u,
    /(?:^|; )require-trusted-types-for 'script'/u,
    /(?:^|; )report-uri \/api\/violations$/u,
  ],
  data: [/^default-src 'none'; frame-ancestors 'none'$/u],
  picture: [/^default-src 'none'; frame-ancestors 'none'$/u],
};

/** The headers that are missing or say something else; each as a sentence. */
export async function checkHeaders(
  site: LiveSite,
  { vehicle, picture, asset }: FoundAddresses,
  isPreview = false,
): Promise<string[]> {
  const answers: [string | null, Kind][] = [
    [paths.home, 'page'],
    [paths.admin, 'page'],
    [paths.webCrawler, 'page'],
    [vehicle, 'page'],
    ['/findes/ikke', 'page'],
    // Pages that a function makes.
    ['/car/findes-ikke', 'page'],
    ['/car/findes-ikke/viewing', 'page'],
    [isPreview ? null : paths.formToken, 'data'],
    [paths.publicVehicleData, 'data'],
    [paths.health, 'data'],
    [asset, 'data'],
    [picture, 'picture'],
  ];
  const problems: string[] = [];
  for (const [path, kind] of answers) {
    if (path === null) continue;
    const { headers } = await site.get(path);
    problems.push(...headerProblems(headers, kind).map((problem) => `${path}: ${problem}`));
  }
  return problems;
}

function headerProblems(headers: Headers, kind: Kind): string[] {
  const problems = Object.entries(EVERYWHERE).flatMap(([name, pattern]) =>
    pattern.test(headers.get(name) ?? '') ? [] : [`${name} is ${shown(headers, name)}.`],
  );
  const embedding = kind === 'picture' ? 'cross-origin' : 'same-origin';
  const resource = 'cross-origin-resource-policy';
  if (headers.get(resource) !== embedding)
    problems.push(`${resource} is ${shown(headers, resource)}.`);
  const policy = headers.get('content-security-policy') ?? '';
  const missing = POLICIES[kind].filter((pattern) => !pattern.test(policy));
  if (missing.length > 0) problems.push(`content-security-policy lacks ${missing.join(', ')}.`);
  if (policy.includes('unsafe-')) problems.push('content-security-policy allows what is unsafe.');
  return problems;
}

function shown(headers: Headers, name: string): string {
  return JSON.stringify(headers.get(name));
}
