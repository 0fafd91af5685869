import { paths } from '#paths';

/** The kinds of page, which differ in the origins they may connect to. */
export type PageKind = 'public' | 'admin' | 'crawler';

export interface PolicySources {
  /** CSP hash sources (`'sha256-…'`) of the inline scripts and styles of the build. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins of the Firebase services (or the emulator) that the admin calls. */
  firebase: readonly string[];
  /** Origin of the site with the images; empty where it is this site. */
  media: string;
}

/** The production origins that the client SDKs of Auth, Firestore and Storage call. */
const FIREBASE_ORIGINS = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
];

/** The origins that the admin connects to. `emulatorUrl` is undefined in production. */
export function firebaseOrigins(emulatorUrl: string | undefined): readonly string[] {
  return emulatorUrl ? [new URL(emulatorUrl).origin] : FIREBASE_ORIGINS;
}

const VIDEO = 'https://www.youtube-nocookie.com';

/** The crawler parses the pages it has fetched; the admin starts workers, to read an import and to open offline. */
const TRUSTED_TYPES: Record<PageKind, string> = {
  public: "'none'",
  admin: 'import-worker service-worker',
  crawler: 'scraped-page',
};

/** The Content-Security-Policy of one kind of page; what it does not name is forbidden. */
export function contentSecurityPolicy(kind: PageKind, sources: PolicySources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...sources.scripts],
    'style-src': ["'self'", ...sources.styles],
    'img-src': [
      "'self'",
      'data:',
      ...(kind === 'admin' ? ['blob:'] : []),
      ...(sources.media === '' ? [] : [sources.media]),
    ],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectOrigins(kind, sources.firebase)],
    'frame-src': kind === 'crawler' ? ["'none'"] : [VIDEO],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES[kind]],
    // `report-to` is missing on purpose: browsers that know it ignore `report-uri`, and send
    // minutes later or never.
    'report-uri': [paths.violations],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/**
 * The policy of the pages that Google puts on every Hosting site below `/__/`, such as the one where a
 * link of a mail leads: they load scripts of Google.
 */
export const RESERVED_POLICY = "frame-ancestors 'none'";

/** The policy of files: opened on its own, a file may load nothing and may not be framed. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The policy of the service worker of the admin, which fetches its page and its files. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

function connectOrigins(kind: PageKind, firebase: readonly string[]): readonly string[] {
  // Browsers let a page that was fetched by https fetch nothing by http; locally, all is http.
  const isLocal = firebase.some((origin) => origin.startsWith('http:'));
  if (kind === 'crawler') return isLocal ? ['http:', 'https:'] : ['https:'];
  return kind === 'admin' ? firebase : [];
}
