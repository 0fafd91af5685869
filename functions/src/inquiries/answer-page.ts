import { inquiryPageCopy as words } from '#copy/inquiry-page.ts';
import { fillPageTemplate } from '../shared/fill-page-template.ts';
import { formHtml } from './form-html.ts';
import type { PlainForm } from './plain-form.ts';
import type { FieldProblems } from './validate.ts';

/**
 * The page for a form without JavaScript that could not be taken: what is wrong with each field,
 * and the form again with everything that was typed, so nothing has to be written twice.
 */
export function problemPage(
  status: number,
  form: PlainForm,
  problems: FieldProblems,
  frame: string | null,
): string {
  const [title, intro] = wordsFor(status);
  const content = `<div class="section wrap">
<h1>${title}</h1>
<p role="alert">${intro}</p>
${formHtml(form, problems, words.send)}
</div>`;
  return fillPageTemplate(frame, title, content);
}

function wordsFor(status: number): [title: string, intro: string] {
  if (status === 422) return [words.title, words.intro];
  if (status === 429) return [words.busyTitle, words.busy];
  return [words.failedTitle, words.failed];
}
