import type { HeaderRule, SourcesOf } from 'site-publisher';
import { createRender } from 'site-publisher/server';
import { headerSettings, securityHeaders } from '../security/headers.ts';

/** What the site is compiled into: one module, which a publisher loads. */
export { sitePages } from '../site-pages.ts';

export const render = createRender(import.meta.env.SITE);

export function headerRules(sourcesOf: SourcesOf): HeaderRule[] {
  return securityHeaders(sourcesOf, headerSettings(import.meta.env));
}
