import type { HeaderRule, InlineSources, SourcesOf } from 'site-publisher';
import { paths } from '#paths';
import {
  contentSecurityPolicy,
  FILE_POLICY,
  firebaseOrigins,
  type PageKind,
  type PolicySources,
  RESERVED_POLICY,
  WORKER_POLICY,
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
/** What stands at their addresses: their pages, and what functions answer where there is none. */
const AT_VEHICLES = /^\/(?:(?:electric-)?car\/|404$)/u;

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
  'Permissions-Policy': permissions('camera=()'),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The settings that the headers depend on. */
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

/** Every security header of a release, as hosting rules; `others` are the sources of pages that no release has. */
export function securityHeaders(
  sourcesOf: SourcesOf,
  others: readonly InlineSources[],
  { hstsSubdomains, ...origins }: HeaderSettings,
): HeaderRule[] {
  const inline = [sourcesOf(), ...others];
  const sources = {
    ...origins,
    scripts: sortedSet(inline.flatMap(({ scripts }) => scripts)),
    styles: sortedSet(inline.flatMap(({ styles }) => styles)),
  };
  const ofVehicles = sourcesOf((path) => AT_VEHICLES.test(path));
  const kinds = Object.keys(SOURCES) as PageKind[];
  return [
    rule(`!${RESERVED}`, {
      ...COMMON_HEADERS,
      'Strict-Transport-Security': `max-age=${YEAR_SECONDS}${hstsSubdomains ? '; includeSubDomains' : ''}`,
    }),
    ...kinds.map((kind) => policyRule(SOURCES[kind], contentSecurityPolicy(kind, sources))),
    // Staff photograph vehicles with it.
    rule(SOURCES.admin, { 'Permissions-Policy': permissions('camera=(self)') }),
    policyRule(
      VEHICLES,
      contentSecurityPolicy('public', { ...sources, styles: ofVehicles.styles }),
    ),
    // The policy of a page is as long as a small script, so files get a short one.
    ...FILES.map((source) => policyRule(source, FILE_POLICY)),
    policyRule(paths.adminWorker, WORKER_POLICY),
    // After those of the pages, whose glob cannot leave it out.
    policyRule(RESERVED, RESERVED_POLICY),
    // Search engines and social networks embed images of vehicles.
    rule('/pictures/**', { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  ];
}

function permissions(camera: string): string {
  return `accelerometer=(), browsing-topics=(), ${camera}, display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()`;
}

function sortedSet(sources: readonly string[]): string[] {
  return [...new Set(sources)].sort();
}

function rule(source: string, headers: Record<string, string>): HeaderRule {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

function policyRule(source: string, policy: string): HeaderRule {
  return rule(source, { 'Content-Security-Policy': policy });
}
