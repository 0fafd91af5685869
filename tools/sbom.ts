import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listLicences } from './production/list-licences.ts';
import { ROOT } from './shared/config.ts';
import { runCommand, UsageError } from './shared/failure.ts';

const FOLDER = join(ROOT, 'dist', 'sbom');
const OPTIONS = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev'];

/** Writes the bill of materials of what is deployed (CycloneDX) and the list of its licences. */
await runCommand(async () => {
  const sbom = execFileSync('npm', OPTIONS, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const { lines, unknown } = listLicences(JSON.parse(sbom));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'sbom.cdx.json'), sbom);
  writeFileSync(join(FOLDER, 'licences.txt'), `${lines.join('\n')}\n`);
  console.log(`${lines.length} packages: ${FOLDER}`);
  if (unknown.length > 0) {
    throw new UsageError(
      `Read and allow these licences, or remove the package: ${unknown.join(', ')}.`,
    );
  }
});
