import { FIREBASE_TOOLS, installFirebaseTools, run } from './production/run.ts';
import { runCommand } from './shared/failure.ts';

/** The locked firebase-tools, for the commands of docs/production.md: `npm run -s firebase -- COMMAND`. */
await runCommand(async () => {
  await installFirebaseTools();
  await run(process.execPath, [FIREBASE_TOOLS, ...process.argv.slice(2)], process.cwd());
});
