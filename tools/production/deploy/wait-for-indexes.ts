import type { Google, Json } from '../google.ts';

const POLL_MS = 10_000;
/** An index of some thousand documents takes minutes. */
const LONGEST_MS = 60 * 60_000;

/** Resolves when no index of these databases is being built. Throws after an hour. */
export async function waitForIndexes(
  google: Google,
  databases: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  let said = 0;
  for (let waited = 0; ; waited += POLL_MS) {
    const building = (await Promise.all(databases.map((name) => buildingIn(google, name)))).flat();
    if (building.length === 0) return;
    if (waited >= LONGEST_MS) throw new Error(`Not built in an hour: ${building.join(', ')}.`);
    if (building.length !== said) say(`  being built: ${building.join(', ')}`);
    said = building.length;
    await google.wait(POLL_MS);
  }
}

/** The collections and fields whose indexes are being built; functions that query them would fail. */
async function buildingIn(google: Google, database: string): Promise<string[]> {
  const groups = `firestore/v1/projects/${google.projectId}/databases/${database}/collectionGroups/-`;
  const own = 'filter=indexConfig.usesAncestorConfig=false';
  const indexes = await google.list(`${groups}/indexes`, 'indexes');
  const fields = await google.list(`${groups}/fields?${own}`, 'fields');
  const ofFields = fields.flatMap(({ name, indexConfig }) => {
    const own = ((indexConfig as Json | undefined)?.['indexes'] ?? []) as Json[];
    return own.map(({ state }) => ({ name, state }));
  });
  return [...indexes.map(({ name, state }) => ({ name, state })), ...ofFields]
    .filter(({ state }) => state === 'CREATING')
    .map(({ name }) => String(name).replace(/^.*\/collectionGroups\/([^/]+)\/.*$/u, '$1'));
}
