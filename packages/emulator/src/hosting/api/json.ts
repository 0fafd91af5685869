import type { SiteRelease } from '../store/releases.ts';
import type { Version } from '../store/versions.ts';
import type { HostingContext } from './context.ts';

/** A version as the API shows it. */
export function versionJson({ site, lists }: HostingContext, version: Version): object {
  const { id, finalizeTime, ...rest } = version;
  return {
    name: `sites/${site}/versions/${id}`,
    ...rest,
    ...(finalizeTime === null ? {} : { finalizeTime, fileCount: String(lists.of(id).size) }),
  };
}

/** A release as the API shows it, with its version. */
export function releaseJson(context: HostingContext, release: SiteRelease): object {
  const { number, version: id, ...rest } = release;
  const version = context.versions.get(id);
  return {
    name: `sites/${context.site}/channels/live/releases/${number}`,
    ...rest,
    ...(version === null ? {} : { version: versionJson(context, version) }),
  };
}

/** The one channel of the site, with the release that visitors see. */
export function channelJson(context: HostingContext): object {
  const release = context.releases.live();
  return {
    name: `sites/${context.site}/channels/live`,
    ...(release === null ? {} : { release: releaseJson(context, release) }),
  };
}
