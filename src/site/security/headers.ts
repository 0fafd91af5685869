import type { HeaderRule, SourcesOf } from 'site-publisher';
import { paths } from '#paths';
import {
  contentSecurityPolicy,
  FILE_POLICY,
  firebaseOrigins,
  type PageKind,
  type PolicySources,
  RESERVED_POLICY,
} from './policy.ts';

/** Globs of the pages; disjoint, so that no page gets two policies. */
const SOURCES: Record<PageKind, string> = {
  public: '!/@(admin|web-crawler)',
  admin: '/admin',
  crawler: '/web-crawler',
};

/**
 * Pages of vehicles, whose rule comes after those of the pages: their policy names their own styles alone,
 * since with those of all pages it would be most of what the first round trip can carry.
 */
const VEHICLES = '/@(car|electric-car)/*';
/** What stands at their addresses: their pages, and two of which functions make others there. */
const AT_VEHICLES = /^\/(?:(?:electric-)?car\/|(?:vehicle-fallback|sold-vehicle)$)/u;

/** Functions that never answer with a page, as `sendContactEmail` does without JavaScript. */
const DATA = [
  paths.formToken,
  paths.publicVehicleData,
  paths.health,
  paths.violations,
  paths.inquiriesApi,
  paths.registerApi,
  paths.staffApi,
  paths.publish,
  paths.publishResult,
].map((path) => path.replace(/^\/api\//u, ''));

/** Globs of files and data. Their rules come after those of the pages and override them. */
const FILES = [
  '/@(_astro|pictures|documents|search)/**',
  '/@(favicon.svg|share.jpg)',
  `/api/@(${DATA.join('|')})`,
];

/** The pages of Google on every Hosting site. */
const RESERVED = '/__/**';

const YEAR_SECONDS = 31_536_000;

/** Sent with pages, files and responses of functions. */
const COMMON_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What the headers depend on besides the pages. */
export interface HeaderSettings extends Pick<PolicySources, 'firebase' | 'media'> {
  /** Whether browsers must use https for every subdomain too, for a year. */
  hstsSubdomains: boolean;
}

/** The settings of an environment; the emulator's address is in it except in production. */
export function headerSettings(env: Readonly<Record<string, unknown>>): HeaderSettings {
  const emulator = env['PUBLIC_EMULATOR_URL'];
  return {
    firebase: firebaseOrigins(typeof emulator === 'string' ? emulator : undefined),
    media: String(env['PUBLIC_MEDIA_URL'] ?? ''),
    hstsSubdomains: env['HSTS_SUBDOMAINS'] === 'true',
  };
}

/** Every security header of a release, as hosting rules. */
export function securityHeaders(
  sourcesOf: SourcesOf,
  { hstsSubdomains, ...origins }: HeaderSettings,
): HeaderRule[] {
  const sources = { ...origins, ...sourcesOf() };
  const ofVehicles = sourcesOf((path) => AT_VEHICLES.test(path));
  const kinds = Object.keys(SOURCES) as PageKind[];
  return [
    {
      source: `!${RESERVED}`,
      headers: pairs({
        ...COMMON_HEADERS,
        'Strict-Transport-Security': `max-age=${YEAR_SECONDS}${hstsSubdomains ? '; includeSubDomains' : ''}`,
      }),
    },
    ...kinds.map((kind) => ({
      source: SOURCES[kind],
      headers: pairs({
        'Content-Security-Policy': contentSecurityPolicy(kind, sources),
      }),
    })),
    {
      source: VEHICLES,
      headers: pairs({
        'Content-Security-Policy': contentSecurityPolicy('public', {
          ...sources,
          styles: ofVehicles.styles,
        }),
      }),
    },
    // The policy of a page is as long as a small script, so files get a short one.
    ...FILES.map((source) => ({
      source,
      headers: pairs({ 'Content-Security-Policy': FILE_POLICY }),
    })),
    // After those of the pages, whose glob cannot leave it out.
    { source: RESERVED, headers: pairs({ 'Content-Security-Policy': RESERVED_POLICY }) },
    // Search engines and social networks embed images of vehicles.
    {
      source: '/pictures/**',
      headers: pairs({ 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    },
  ];
}

function pairs(headers: Record<string, string>): HeaderRule['headers'] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}
