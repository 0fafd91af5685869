import { isPreview, lookAtPreview, lookAtSite } from './production/look/look-at-site.ts';
import { loadProductionFile } from './production/production-env.ts';
import { readApiKey } from './production/settings.ts';
import { runCommand, UsageError } from './shared/failure.ts';
import { readArguments } from './shared/read-arguments.ts';

const USAGE = `Usage:
  npm run look -- https://www.your-dealer.dk    looks at the live site as visitors get it
The address of a preview (SITE--NAME-….web.app) is looked at as one: closed to search engines and forms.
Where PUBLIC_FIREBASE_CONFIG is set, it also asks Google whether staff can choose a password.`;

await runCommand(async () => {
  loadProductionFile();
  const origin = readOrigin();
  const looks = await (isPreview(origin)
    ? lookAtPreview(origin)
    : lookAtSite(origin, { apiKey: readApiKey() }));
  for (const { what, problems } of looks) {
    console.log(problems.length === 0 ? `✓ ${what}` : `✗ ${what}`);
    for (const problem of problems) console.log(`  ${problem}`);
  }
  const count = looks.flatMap(({ problems }) => problems).length;
  if (count > 0) throw new UsageError(`${count} ${count === 1 ? 'problem' : 'problems'}.`);
});

function readOrigin(): string {
  return readArguments(USAGE, { allowPositionals: true }, ({ positionals }) => {
    const url = new URL(positionals[0] ?? '');
    return positionals.length === 1 && /^https?:$/u.test(url.protocol) ? url.origin : undefined;
  });
}
