import type { HeaderRule, HostingConfig } from './hosting-config.ts';

/**
 * The `hosting` part of `firebase.json`, with the header rules that the build generated, as the
 * configuration of a version. Functions of the second generation are Cloud Run services.
 */
export function servingConfig(hosting: HostingConfig, generated: readonly HeaderRule[]): object {
  const { cleanUrls, trailingSlash, headers, redirects, rewrites } = hosting;
  return {
    cleanUrls,
    trailingSlashBehavior: trailingSlash ? 'ADD' : 'REMOVE',
    headers: [...headers, ...generated].map((rule) => ({
      glob: rule.source,
      headers: Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])),
    })),
    redirects: redirects.map(({ source, destination, type }) => ({
      glob: source,
      location: destination,
      statusCode: type,
    })),
    rewrites: rewrites.map((rule) => ({ glob: rule.source, ...rewriteTarget(rule) })),
  };
}

function rewriteTarget(rule: HostingConfig['rewrites'][number]): object {
  if ('destination' in rule) return { path: rule.destination };
  const { functionId, region } = rule.function;
  const serviceId = functionId.toLowerCase().replaceAll('_', '-');
  return { run: { serviceId, ...(region && { region }) } };
}
