import type { HeaderRule, HostingConfig } from 'app-emulator/hosting';

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
      statusCode: type ?? 301,
    })),
    rewrites: rewrites.map((rule) => ({ glob: rule.source, ...rewriteTarget(rule) })),
  };
}

function rewriteTarget(rule: HostingConfig['rewrites'][number]): object {
  if ('destination' in rule) return { path: rule.destination };
  if ('run' in rule) return { run: rule.run };
  const target = typeof rule.function === 'string' ? { functionId: rule.function } : rule.function;
  const serviceId = target.functionId.toLowerCase().replaceAll('_', '-');
  return { run: { serviceId, ...('region' in target ? { region: target.region } : {}) } };
}
