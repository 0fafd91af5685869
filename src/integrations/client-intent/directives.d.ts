declare global {
  namespace Astro {
    interface ClientDirectives {
      /** Loads the island's code when a person turns to it; see `intent.ts`. */
      'client:intent'?: boolean;
    }
  }
}

export {};
