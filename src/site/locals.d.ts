declare namespace App {
  interface Locals {
    /** The page that is being rendered; pages read it with `shownOn`. */
    page?: import('./site-page.ts').SitePage;
  }
}
