import { StatusError, unsupported } from '#emulator/wire/status-error.ts';
import type { HostingCall, HostingContext } from './context.ts';
import { invalid, refuseOthers } from './fields.ts';
import { releaseJson } from './json.ts';
import { existing } from './version-calls.ts';

const MAX_MESSAGE = 512;

/** `POST sites/S/releases?versionName=…`: the one step that changes what visitors see. */
export async function createRelease({ context, query, body }: HostingCall): Promise<object> {
  refuseOthers('A release', body, ['message', 'type']);
  const { type = 'DEPLOY', message = '' } = body;
  if (type !== 'DEPLOY' && type !== 'ROLLBACK') throw unsupported(`releases of type ${type}`);
  if (typeof message !== 'string' || message.length > MAX_MESSAGE) {
    throw invalid('message', `a text of at most ${MAX_MESSAGE} characters`);
  }
  const version = existing(context, versionId(query, context.site));
  if (version.status !== 'FINALIZED') {
    throw new StatusError(
      'FAILED_PRECONDITION',
      `The version ${version.id} is ${version.status}, not FINALIZED.`,
    );
  }
  const release = context.releases.add({ version: version.id, type, message });
  context.onRelease();
  await removeExpired(context);
  return releaseJson(context, release);
}

/** `GET sites/S/releases` */
export function listReleases({ context }: HostingCall): object {
  const releases = context.releases.list().map((release) => releaseJson(context, release));
  return releases.length === 0 ? {} : { releases };
}

/** Lets versions expire that are more than the site keeps, and removes files nobody needs. */
async function removeExpired(context: HostingContext): Promise<void> {
  const { contents, config, lists, releases, versions } = context;
  const limit = config.maxVersions();
  if (limit !== null) {
    const live = releases.live()?.version;
    const finalized = versions.list().filter(({ status }) => status === 'FINALIZED');
    const others = finalized.filter(({ id }) => id !== live);
    for (const version of others.slice(limit - 1))
      versions.update({ ...version, status: 'EXPIRED' });
  }
  await contents.sweep(lists.usedHashes());
}

function versionId(query: URLSearchParams, site: string): string {
  const name = query.get('versionName') ?? query.get('version_name') ?? '';
  const match = /^(?:projects\/[^/]+\/)?sites\/([^/]+)\/versions\/([^/]+)$/u.exec(name);
  if (match?.[1] !== site || match[2] === undefined) {
    throw invalid('versionName', `sites/${site}/versions/…`);
  }
  return match[2];
}
