declare global {
  namespace Astro {
    interface ClientDirectives {
      /** Hydrates the island at the visitor's first interaction with it; see `intent.ts`. */
      'client:intent'?: boolean;
    }
  }
}

export {};
