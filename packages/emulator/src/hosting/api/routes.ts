import type { HostingCall } from './context.ts';
import { channelJson, versionJson } from './json.ts';
import { createRelease, listReleases } from './release-calls.ts';
import { patchSiteConfig, siteConfig, siteJson } from './site-calls.ts';
import {
  createVersion,
  deleteVersion,
  existing,
  listFiles,
  patchVersion,
  populateFiles,
} from './version-calls.ts';

type Answer = (call: HostingCall, id: string) => object | Promise<object>;

/** Method and path after the name of the site; `*` is the id of a version. */
const CALLS: [method: string, path: RegExp, answer: Answer][] = [
  ['GET', /^$/, ({ context }) => siteJson(context)],
  ['GET', /^\/config$/, siteConfig],
  ['PATCH', /^\/config$/, patchSiteConfig],
  ['GET', /^\/channels$/, ({ context }) => ({ channels: [channelJson(context)] })],
  ['GET', /^\/channels\/live$/, ({ context }) => channelJson(context)],
  ['GET', /^(?:\/channels\/live)?\/releases$/, listReleases],
  ['POST', /^(?:\/channels\/live)?\/releases$/, createRelease],
  ['POST', /^\/versions$/, createVersion],
  [
    'GET',
    /^\/versions$/,
    ({ context }) => ({
      versions: context.versions.list().map((version) => versionJson(context, version)),
    }),
  ],
  [
    'GET',
    /^\/versions\/([^/:]+)$/,
    ({ context }, id) => versionJson(context, existing(context, id)),
  ],
  ['PATCH', /^\/versions\/([^/:]+)$/, patchVersion],
  ['DELETE', /^\/versions\/([^/:]+)$/, deleteVersion],
  ['POST', /^\/versions\/([^/:]+):populateFiles$/, populateFiles],
  ['GET', /^\/versions\/([^/:]+)\/files$/, listFiles],
];

/** The call behind a method and the path after the name of the site; null where there is none. */
export function findHostingCall(
  method: string,
  path: string,
): ((call: HostingCall) => object | Promise<object>) | null {
  for (const [expected, pattern, answer] of CALLS) {
    const match = expected === method ? pattern.exec(path) : null;
    if (match) return (call) => answer(call, match[1] ?? '');
  }
  return null;
}
