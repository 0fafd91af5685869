import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { site } from './support/pages.ts';

/**
 * `.htmlvalidate.json` takes the recommended rules and turns four off: React writes `autoComplete`,
 * `required=""` and `<input/>`, which is a matter of style, and telephone numbers are kept on one
 * line by a rule of style instead of by non-breaking spaces. Files of our own origin need no hash.
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
