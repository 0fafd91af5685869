import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { site } from './support/pages.ts';

/**
 * `.htmlvalidate.json` has the recommended rules without these: those against `autoComplete`,
 * `required=""` and `<input/>`, which React writes and which are a matter of style; the one for
 * non-breaking spaces in telephone numbers, which our CSS does not wrap; and the one for integrity
 * hashes, which files of the same origin do not need. Checkboxes of one facet share their name.
 */
const config = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', '.htmlvalidate.json'), 'utf8'),
);

it('every HTML file of the site is valid', async () => {
  const validator = new HtmlValidate(config);
  const files = globSync('**/*.html', { cwd: site.folder });
  expect(files.length).toBeGreaterThan(50);
  const found: string[] = [];
  for (const file of files) {
    const { results } = await validator.validateFile(join(site.folder, file));
    for (const { messages } of results) {
      for (const { line, column, ruleId, message } of messages) {
        found.push(`${file}:${line}:${column} ${ruleId}: ${message}`);
      }
    }
  }
  expect(found).toEqual([]);
});
