import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/**
 * `npm run pack -- FOLDER` writes the package as a tarball into a folder: JavaScript and types instead
 * of TypeScript, which Node refuses below `node_modules`.
 */
const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');
const destination = resolve(process.argv[2] ?? ROOT);

rmSync(DIST, { recursive: true, force: true });
const typescript = dirname(createRequire(import.meta.url).resolve('typescript-7/package.json'));
const compiler = join(typescript, 'bin/tsc');
execFileSync(process.execPath, [compiler, '--project', join(ROOT, 'tsconfig.pack.json')], {
  stdio: 'inherit',
});
cpSync(join(ROOT, 'protos'), join(DIST, 'protos'), { recursive: true });
cpSync(join(ROOT, 'README.md'), join(DIST, 'README.md'));
cpSync(join(ROOT, 'docs'), join(DIST, 'docs'), { recursive: true });
cpSync(join(ROOT, '../../LICENSE'), join(DIST, 'LICENSE'));
writeFileSync(join(DIST, 'package.json'), `${JSON.stringify(publishedManifest(), null, 2)}\n`);
execFileSync('npm', ['pack', '--silent', DIST, '--pack-destination', destination], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});

/** The manifest with the addresses of the compiled modules, and without what only developers need. */
function publishedManifest(): object {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const { scripts: _scripts, devDependencies: _dev, ...published } = manifest;
  const compiled = (file: string) => file.replace('./src/', './lib/').replace(/\.ts$/u, '.js');
  const addresses = (of: Record<string, string>) =>
    Object.entries(of).map(([name, file]) => [name, compiled(file)]);
  const { './testing/*': _testing, ...modules } = manifest.exports as Record<string, string>;
  return {
    ...published,
    bin: Object.fromEntries(addresses(manifest.bin)),
    exports: Object.fromEntries(addresses(modules)),
    imports: { '#emulator/*.ts': './lib/*.js' },
    files: ['lib', 'protos', 'docs'],
  };
}
