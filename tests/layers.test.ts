import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tool } from './runner/run-command.ts';

/** An invented file, and its import. */
type Import = readonly [file: string, specifier: string];

const FORBIDDEN: readonly Import[] = [
  ['src/domain/vehicle/a.ts', '#copy/labels.ts'],
  ['src/domain/vehicle/a.ts', 'node:fs'],
  ['src/dealer.ts', '#domain/enumerations.ts'],
  ['src/paths.ts', '#dealer'],
  ['src/copy/a.ts', '#components/ui/toast/toasts.ts'],
  ['src/catalogue/a.ts', '#features/inventory/pages.ts'],
  ['src/catalogue/a.ts', '#integrations/icons/index.ts'],
  ['packages/publisher/src/a.ts', '#domain/text/csv.ts'],
  ['packages/publisher/src/a.ts', 'firebase-admin/app'],
  ['functions/src/publishing/a.ts', 'app-emulator/hosting'],
  ['functions/src/publishing/a.ts', 'site-publisher/compile'],
  ['src/integrations/icons/a.ts', '#features/inventory/pages.ts'],
  ['src/components/ui/A.astro', '#features/inventory/pages.ts'],
  ['src/components/ui/a.ts', 'firebase/app'],
  ['src/features/inventory/a.ts', '#features/vehicle/page/facts/facts.ts'],
  ['src/features/inventory/a.ts', '#catalogue/index.ts'],
  ['src/features/inquiries/a.ts', 'firebase/app'],
  ['src/features/crawler/a.ts', '#features/inventory/pages.ts'],
  ['src/features/feeds/a.ts', '#features/inventory/pages.ts'],
  ['src/features/vehicle/page/a.ts', '#features/inquiries/drafts.ts'],
  ['src/features/home/A.astro', '#features/inquiries/drafts.ts'],
  ['src/layouts/A.astro', '#pages/index.astro'],
  ['src/layouts/A.astro', '#catalogue/index.ts'],
  ['src/pages/a.astro', '#firebase/service/app.ts'],
  ['src/pages/a.astro', 'react'],
  ['src/pages/a.astro', '#catalogue/index.ts'],
  ['src/pages/a.astro', '#catalogue/types.ts'],
  ['src/pages/a.astro', '#site/site-pages.ts'],
  ['src/features/home/A.astro', '#site/page-data.ts'],
  ['src/site/a.ts', '#catalogue/index.ts'],
  ['src/site/a.ts', '#pages/index.astro'],
  ['src/site/dev/a.ts', '#features/inventory/pages.ts'],
  ['src/firebase/a.ts', '#admin/notify.ts'],
  ['src/admin/a.ts', '#features/inquiries/drafts.ts'],
  ['src/admin/a.ts', 'firebase/auth'],
  ['functions/src/watches/a.ts', '#catalogue/index.ts'],
  ['functions/src/images/a.ts', '#tools/shared/config.ts'],
  ['functions/src/images/a.ts', 'esbuild'],
  ['functions/build.ts', '#domain/text/csv.ts'],
  ['packages/emulator/src/auth/a.ts', '#domain/text/csv.ts'],
  ['packages/emulator/src/auth/a.ts', 'firebase-admin/app'],
  ['packages/demo-cars/src/a.ts', '#domain/text/csv.ts'],
  ['packages/demo-cars/src/a.ts', 'valibot'],
  ['packages/demo-cars/a.ts', '../../src/dealer.ts'],
  ['tools/app/a.ts', '../../packages/demo-cars/src/index.ts'],
  ['tools/app/a.ts', 'app-emulator/rules'],
  ['tools/app/a.ts', '#admin/notify.ts'],
  ['tools/app/a.ts', 'vitest'],
  ['astro.config.mjs', '#features/inventory/pages.ts'],
  ['src/new-folder/a.ts', 'react'],
  // Product code and the builders of tests.
  ['src/domain/a.ts', '#tests/support/builders.ts'],
  ['tools/app/a.ts', '#tests/support/price-entry.ts'],
  // Relative paths.
  ['src/domain/a.ts', '../dealer.ts'],
  ['src/domain/vehicle/a.ts', '../../dealer.ts'],
  ['src/features/home/A.astro', '../inventory/pages.ts'],
  ['packages/emulator/src/a.ts', '../../../functions/build.ts'],
  ['packages/emulator/src/a.ts', '../tests/support/free-port.ts'],
  ['tests/e2e/a.spec.ts', '../../tools/shared/config.ts'],
  ['src/domain/a.test.ts', '../dealer.ts'],
];

const ALLOWED: readonly Import[] = [
  ['src/domain/vehicle/a.ts', '../csv.ts'],
  ['src/domain/vehicle/a.test.ts', '#tests/support/builders.ts'],
  ['src/features/vehicle/page/a.ts', '#features/inventory/pages.ts'],
  ['src/features/home/A.astro', '#features/vehicle/page/facts/facts.ts'],
  ['src/site/a.ts', 'sitemap'],
  ['src/pages/a.astro', '#admin/Admin.tsx'],
  ['src/pages/a.astro', '#site/page-data.ts'],
  ['src/site/a.ts', '#catalogue/types.ts'],
  ['src/site/dev/a.ts', '#catalogue/index.ts'],
  ['functions/src/images/a.ts', '#domain/text/csv.ts'],
  ['packages/emulator/src/functions/a.ts', '../errors.ts'],
  ['packages/demo-cars/src/cars/a.ts', '../render/mesh.ts'],
  ['tools/app/a.ts', 'app-emulator'],
  ['tools/app/a.ts', 'demo-cars'],
  ['tests/e2e/a.spec.ts', '#tools/shared/config.ts'],
];

const ROOT = join(import.meta.dirname, '..');
const CASES = [...FORBIDDEN, ...ALLOWED];
const ADVICE = adviceOnImports();

describe('the table of imports', () => {
  it.each(FORBIDDEN)('the linter refuses that %s imports %s', (...one) => {
    expect(ADVICE.get(String(one))).toMatch(/\w\. \w/u);
  });

  it.each(ALLOWED)('the linter lets %s import %s', (...one) => {
    expect(ADVICE.get(String(one))).toBeUndefined();
  });
});

/** Lints files with the imports of all cases; returns its message for each that it refuses. */
function adviceOnImports(): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'));
  try {
    for (const config of ['biome.json', 'biome']) {
      cpSync(join(ROOT, config), join(folder, config), { recursive: true });
    }
    for (const file of new Set(CASES.map(([name]) => name))) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), linesOf(file).join('\n'));
    }
    return new Map(
      lint(folder).map(({ message, location: { path, start } }) => {
        const specifier = linesOf(path)[start.line - 1]?.match(/'(.+)'/u)?.[1];
        return [String([path, specifier]), message];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function linesOf(file: string): string[] {
  const imports = CASES.filter(([name]) => name === file).map(
    ([, target]) => `import '${target}';`,
  );
  return file.endsWith('.astro') ? ['---', ...imports, '---'] : imports;
}

interface Diagnostic {
  category: string;
  message: string;
  location: { path: string; start: { line: number } };
}

function lint(folder: string): Diagnostic[] {
  const [command = '', ...biome] = tool(join(ROOT, 'node_modules/@biomejs/biome/bin/biome'));
  const options = ['--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(command, [...biome, 'lint', ...options, '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return diagnostics.filter(({ category }) =>
    ['lint/style/noRestrictedImports', 'plugin'].includes(category),
  );
}
