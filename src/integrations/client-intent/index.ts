import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Adds the client directive `client:intent`; see `intent.ts`. */
export function intentDirective(): AstroIntegration {
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'intent',
          entrypoint: fileURLToPath(new URL('./intent.ts', import.meta.url)),
        });
      },
    },
  };
}
