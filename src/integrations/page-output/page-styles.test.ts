import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { editedParts } from './page-edit.ts';
import { pageStyles, type StyleSheets, styleLinks } from './page-styles.ts';
import { sheetsIn } from './style-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'styles-'));
mkdirSync(join(folder, '_astro'));
writeFileSync(join(folder, '_astro/page.x1.css'), 'a{color:red}\n');
writeFileSync(join(folder, '_astro/base.x2.css'), 'b{color:red}\n');
afterAll(() => rmSync(folder, { recursive: true }));

const PAGE = `<head>${styleLinks(['/_astro/page.x1.css', '/_astro/base.x2.css'])}</head>`;

/** The page with its style sheets merged. */
function withStyles(sheets: StyleSheets, page: string): string {
  return editedParts(PAGE, [pageStyles(sheets)(page, PAGE)]).join('');
}

it.each(['team.html', 'inventory.html', 'inventory/audi.html'])(
  'the stylesheets of %s are inlined in their order',
  (page) => {
    expect(withStyles(sheetsIn(folder), page)).toBe(
      '<head><style>a{color:red}\nb{color:red}</style></head>',
    );
  },
);

it.each(['car/a.html', 'electric-car/a.html', 'sold-cars/side-2.html', 'sold-vehicle.html'])(
  'the stylesheets of %s are merged into one file',
  (page) => {
    const html = withStyles(sheetsIn(folder), page);
    const path = /^<head><link rel="stylesheet" href="(?<path>[^"]+)"><\/head>$/u.exec(html);
    expect(readFileSync(join(folder, path?.groups?.['path'] ?? ''), 'utf8')).toBe(
      'a{color:red}\nb{color:red}',
    );
  },
);

it.each(['sold-cars.html', 'sold-cars/[...page]'])(
  'the file that further pages of the sold cars link to is there with %s',
  (page) => {
    const sheets = sheetsIn(folder);
    const shared: string[] = [];
    withStyles({ ...sheets, share: (path) => shared.push(path) }, page);
    const further = withStyles(sheets, 'sold-cars/side-2.html');
    expect(further).toContain(`href="${shared[0]}"`);
  },
);
