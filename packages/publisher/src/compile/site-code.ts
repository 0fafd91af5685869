/** The code of a site, and what it is compiled from. */
export interface SiteCode {
  /** Folder with `astro.config.mjs`. */
  root: string;
  /** Files and folders below it; other contents are other code. */
  sources: readonly string[];
  /** Variables of the environment that become part of the code, besides those with `PUBLIC_`. */
  variables: readonly string[];
}
