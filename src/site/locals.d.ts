declare namespace App {
  interface Locals {
    /** The page that is being rendered; pages read it with `shownOn`. */
    page?: import('./site-page.ts').SitePage;
    /** What the page has thrown, in the compiled renderer. */
    failure?: unknown;
  }
}
