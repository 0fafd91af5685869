/** What Vite puts into code that runs during the build, as far as it is used. */
interface ImportMeta {
  readonly env: { readonly SITE: string; readonly SOURCE_VERSION: string };
  glob<Module>(pattern: string, options: { eager: true }): Record<string, Module>;
}

/** The address of a drawing, which becomes a file of the site. */
declare module '*.svg?url' {
  const url: string;
  export default url;
}
