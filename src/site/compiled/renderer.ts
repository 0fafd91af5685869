import type { HeaderRule, InlineSources, RenderedPage, SourcesOf } from 'site-publisher';
import { createRender } from 'site-publisher/server';
import { renderedByFunctions } from '../function-pages.ts';
import { headerSettings, securityHeaders } from '../security/headers.ts';
import { contentSecurityPolicy } from '../security/policy.ts';

/** What the site is compiled into: one module, which a publisher loads, and a function that answers with pages. */
export { sitePages } from '../site-pages.ts';
export { vehiclePages } from '../vehicle-pages.ts';

export const render = createRender(import.meta.env.SITE);
const settings = headerSettings(import.meta.env);

let samples: Promise<RenderedPage[]> | undefined;

/** The security headers of a release. Hosting may send them with the pages of functions, too. */
export async function headerRules(sourcesOf: SourcesOf): Promise<HeaderRule[]> {
  samples ??= Promise.all(renderedByFunctions().map(render));
  const inline = (await samples).map((page) => page.inline);
  return securityHeaders(sourcesOf, inline, settings);
}

/** The Content-Security-Policy of one page that a function answers with. */
export const policyOf = (inline: InlineSources): string =>
  contentSecurityPolicy('public', { ...settings, ...inline });
