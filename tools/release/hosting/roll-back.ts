import type { HostingClient } from './hosting-client.ts';

/** Releases the version before the live one again; null where there is none. */
export async function rollBack(client: HostingClient): Promise<string | null> {
  const live = await client.live();
  const versions = await client.finalizedVersions();
  const previous = versions[versions.indexOf(live?.version ?? '') + 1];
  if (live === null || previous === undefined) return null;
  await client.release(previous, { message: `before ${live.version}` });
  const now = await client.live();
  return now?.labels['release'] ?? previous;
}
