import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { styleInliner } from './inline-styles.ts';

const folder = mkdtempSync(join(tmpdir(), 'styles-'));
mkdirSync(join(folder, '_astro'));
writeFileSync(join(folder, '_astro/page.x1.css'), 'a{color:red}\n');
afterAll(() => rmSync(folder, { recursive: true }));

const PAGE = '<head><link rel="stylesheet" href="/_astro/page.x1.css"></head>';

it('puts the style sheets of a page into the page', () => {
  expect(styleInliner(folder)('team.html', PAGE)).toBe('<head><style>a{color:red}</style></head>');
});

it.each(['car/a.html', 'electric-car/a.html', 'index.html', 'inventory.html', 'inventory/vw.html'])(
  'leaves the styles of %s in their file',
  (page) => {
    expect(styleInliner(folder)(page, PAGE)).toBe(PAGE);
  },
);
