import type { HostingContext } from './context.ts';

/** Lets versions expire that are more than the site keeps, and removes files nobody needs. */
export async function removeExpired(context: HostingContext): Promise<void> {
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
