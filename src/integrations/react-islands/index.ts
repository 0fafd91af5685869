import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** Islands of React, as `@astrojs/react` has them, with the faster rendering of `server.ts`. */
export function reactIslands(): AstroIntegration {
  const integration = react();
  const setup = integration.hooks['astro:config:setup'];
  const serverEntrypoint = new URL('./server.ts', import.meta.url);
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setup?.({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, serverEntrypoint }),
        }),
    },
  };
}
