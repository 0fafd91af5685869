import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { PageWriter } from './page-writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bytes = (html: string) => new TextEncoder().encode(html).buffer;

it('PageWriter writes pages byte for byte and returns the hashes of their inline scripts', async () => {
  const writer = new PageWriter(folder);
  await Promise.all([
    writer.write('car/æble.html', bytes('<p>Blåt øje – 1 €</p><script>run()</script>')),
    writer.write('index.html', bytes('<script>run()</script>')),
  ]);
  const digest = createHash('sha256').update('run()').digest('base64');
  expect(await writer.close()).toEqual({ scripts: [`'sha256-${digest}'`], styles: [] });
  expect(readFileSync(join(folder, 'car/æble.html'), 'utf8')).toBe(
    '<p>Blåt øje – 1 €</p><script>run()</script>',
  );
});

it('PageWriter fails for a page that cannot be written and for every later page', async () => {
  writeFileSync(join(folder, 'taken'), '');
  const writer = new PageWriter(folder);
  await expect(writer.write('taken/page.html', bytes('<p>'))).rejects.toThrow('taken');
  await expect(writer.write('other.html', bytes('<p>'))).rejects.toThrow('taken');
  await expect(writer.close()).rejects.toThrow('taken');
});
