import type { Page } from '../page.ts';

/*
 * In a file of its own: where a file that declares something globally changes, `tsc --build` of TypeScript 7.0.2
 * does not check again what imports it.
 */
declare global {
  namespace App {
    interface Locals {
      /** The page that is being rendered. */
      page?: Page;
      /** The error that the page has thrown in the compiled renderer. */
      failure?: unknown;
    }
  }
}
