/** Astro's server build of `src/site/compiled/renderer.ts`. */
declare module 'compiled:site' {
  export { respond, sitePages } from '#site/compiled/renderer.ts';
}

/** The style sheets of the static files: text by path, one character per byte. */
declare module 'compiled:style-sheets' {
  export const styleSheets: Readonly<Record<string, string>>;
}

/** What the security headers depend on besides the pages. */
declare module 'compiled:header-settings' {
  export const headerSettings: import('#integrations/security/headers.ts').HeaderSettings;
}
