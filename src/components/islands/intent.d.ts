import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island's code when a person turns to it; see `intent.ts`. */
    'client:intent'?: boolean;
  }
}
