import {
  ADMIN_REPORT_ONLY,
  contentSecurityPolicy,
  FILE_POLICY,
  type PageKind,
  type PolicySources,
} from './policy.ts';

/** A header rule as `firebase.json` has it. */
export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** Disjoint globs, so that no page is sent two policies. */
const SOURCES: Record<PageKind, string> = {
  public: '!/@(admin|web-crawler)',
  admin: '/admin',
  crawler: '/web-crawler',
};

/** They come after the pages' own rules, and take their place. */
const FILES = ['/@(_astro|pictures|documents)/**', '/@(favicon.svg|share.jpg)'];

const YEAR_SECONDS = 31_536_000;

/** Sent with everything: pages, files and answers of functions. */
const EVERYWHERE: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Every security header of a release, as hosting rules. */
export function securityHeaders(sources: PolicySources): HeaderRule[] {
  const kinds = Object.keys(SOURCES) as PageKind[];
  return [
    { source: '**', headers: pairs(EVERYWHERE) },
    ...kinds.map((kind) => ({
      source: SOURCES[kind],
      headers: pairs({
        'Content-Security-Policy': contentSecurityPolicy(kind, sources),
        ...(kind === 'admin' ? { 'Content-Security-Policy-Report-Only': ADMIN_REPORT_ONLY } : {}),
      }),
    })),
    // A page's policy is as long as a small script: files that are no pages get a short one.
    ...FILES.map((source) => ({
      source,
      headers: pairs({ 'Content-Security-Policy': FILE_POLICY }),
    })),
    // Search engines and social networks show a car's image on pages of their own.
    {
      source: '/pictures/**',
      headers: pairs({ 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    },
  ];
}

function pairs(headers: Record<string, string>): HeaderRule['headers'] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}
