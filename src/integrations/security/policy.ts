/** Which of the site's three kinds of page a policy is for; they differ in what they may reach. */
export type PageKind = 'public' | 'admin' | 'crawler';

export interface PolicySources {
  /** CSP hash sources (`'sha256-…'`) of the inline scripts and styles the build wrote. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins of the Firebase services (or the emulator) that the admin calls. */
  firebase: readonly string[];
}

/** Firebase in production: what the client SDKs of Auth, Firestore and Storage call. */
export const FIREBASE_ORIGINS = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
];

const VIDEO = 'https://www.youtube-nocookie.com';

/** The Content-Security-Policy of one kind of page: nothing is allowed that is not named. */
export function contentSecurityPolicy(kind: PageKind, sources: PolicySources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...sources.scripts],
    'style-src': ["'self'", ...sources.styles],
    'img-src': ["'self'", 'data:', ...(kind === 'admin' ? ['blob:'] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...reach(kind, sources.firebase)],
    'frame-src': kind === 'crawler' ? ["'none'"] : [VIDEO],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(kind === 'admin' ? {} : trustedTypes(kind)),
  };
  return serialize(directives);
}

/** Of what is no page: opened by itself it may do nothing, and nobody may frame it. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Trusted Types are only watched in the admin: its libraries are more than the public pages'. */
export const ADMIN_REPORT_ONLY = "require-trusted-types-for 'script'";

/** No public page makes markup from text, but for the crawler, which parses what it fetched. */
function trustedTypes(kind: PageKind) {
  return {
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [kind === 'crawler' ? 'scraped-page' : "'none'"],
  };
}

function reach(kind: PageKind, firebase: readonly string[]): readonly string[] {
  if (kind === 'crawler') return ['http:', 'https:'];
  return kind === 'admin' ? firebase : [];
}

function serialize(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
