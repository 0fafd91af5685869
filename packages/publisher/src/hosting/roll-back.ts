import type { HostingClient, SiteRelease } from './hosting-client.ts';

/**
 * Releases the version that was live before the present one again. Skips versions that were already
 * rolled back, and the first of the two releases of an edit in a large site. Null where there is
 * nothing to go back to.
 */
export async function rollBack(client: HostingClient): Promise<string | null> {
  const releases = await client.releases();
  const previous = versionToGoBackTo(releases);
  if (previous === null) return null;
  await client.release(previous, { message: `before ${releases[0]?.version}` });
  const now = await client.live();
  return now?.labels['release'] ?? previous;
}

/** `releases`: the live one first. Releasing an older version again is going back to it. */
export function versionToGoBackTo(releases: readonly SiteRelease[]): string | null {
  /** In the order of their first release. */
  const versions: string[] = [];
  const withdrawn = new Set<string>();
  let live = -1;
  for (const { version } of releases.toReversed()) {
    if (!versions.includes(version)) versions.push(version);
    const next = versions.indexOf(version);
    for (const left of versions.slice(next + 1, live + 1)) withdrawn.add(left);
    withdrawn.delete(version);
    live = next;
  }
  const whole = releases.filter(({ stored, partial }) => stored && !partial);
  const usable = new Set(whole.map(({ version }) => version));
  const isCandidate = (version: string) => usable.has(version) && !withdrawn.has(version);
  return versions.slice(0, Math.max(0, live)).findLast(isCandidate) ?? null;
}
