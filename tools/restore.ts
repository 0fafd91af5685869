import { withTarget } from './app/target.ts';
import { applyCopies, type PlannedCopy, planCopies } from './backup/copy-documents.ts';
import { STOCK_DATABASE } from './shared/admin-sdk.ts';
import { runCommand } from './shared/failure.ts';
import { readArguments } from './shared/read-arguments.ts';

const USAGE = `Usage:
  npm run restore -- --project ID --from DATABASE NAME…   shows what would be copied back
  … --into DATABASE   into that database instead of (default)
  … --missing         only what is missing there, and nothing that has changed
  … --yes             copies it
NAME is a collection (vehicles) or one of its documents (vehicles/ID).`;
/** Paths that are printed of each kind. */
const SHOWN = 20;

await runCommand(async () => {
  const { project, from, into, missing, yes, names } = readCopy();
  await withTarget(project, async ({ sdk }) => {
    const target = sdk.database(into);
    const { copies, same } = await planCopies(sdk.database(from), target, names);
    const created = copies.filter(({ kind }) => kind === 'create');
    const changed = copies.filter(({ kind }) => kind === 'change');
    const chosen = missing ? created : copies;
    print('missing', 'created', created);
    print('different', missing ? 'left alone' : 'changed', changed);
    console.log(`${same} the same: left alone`);
    if (yes) await applyCopies(target, chosen);
    const did = yes ? 'Copied' : 'Nothing is copied yet. With --yes:';
    console.log(`${did} ${chosen.length} documents from ${from} into ${into} of ${project}.`);
  });
});

function print(what: string, fate: string, copies: readonly PlannedCopy[]): void {
  console.log(`${copies.length} ${what}: ${fate}`);
  for (const { path } of copies.slice(0, SHOWN)) console.log(`  ${path}`);
  if (copies.length > SHOWN) console.log(`  and ${copies.length - SHOWN} more`);
}

function readCopy() {
  const options = {
    project: { type: 'string' },
    from: { type: 'string' },
    into: { type: 'string', default: STOCK_DATABASE },
    missing: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  } as const;
  const config = { options, allowPositionals: true } as const;
  return readArguments(USAGE, config, ({ values, positionals: names }) => {
    const { project, from, ...others } = values;
    // Locally there is one database of each name, so there is nothing to copy from.
    const isWhole = project && from && from !== others.into && names.length > 0;
    return isWhole ? { project, from, names, ...others } : undefined;
  });
}
