import type { HostingCall, HostingContext } from './context.ts';
import { invalid, refuseOthers } from './fields.ts';

/** `GET sites/S` */
export function siteJson({ site, publicUrl }: HostingContext): object {
  return { name: `sites/${site}`, defaultUrl: publicUrl, type: 'DEFAULT_SITE' };
}

/** `GET sites/S/config` */
export function siteConfig({ context }: HostingCall): object {
  const maxVersions = context.config.maxVersions();
  return maxVersions === null ? {} : { maxVersions: String(maxVersions) };
}

/** `PATCH sites/S/config`: how many versions are kept; production sends int64 as a text. */
export function patchSiteConfig(call: HostingCall): object {
  refuseOthers('The configuration of a site', call.body, ['maxVersions']);
  const count = Number(call.body['maxVersions']);
  if (!Number.isInteger(count) || count < 1) throw invalid('maxVersions', 'a whole number above 0');
  call.context.config.setMaxVersions(count);
  return siteConfig(call);
}
