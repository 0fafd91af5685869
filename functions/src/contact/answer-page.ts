import { enquiryPage as words } from '../../../src/copy/enquiry-page.ts';
import { validationMessage } from '../../../src/copy/validation.ts';
import { paths } from '../../../src/paths.ts';
import { escapeHtml } from '../shared/escape.ts';
import { type ApiAnswer, html } from '../shared/http.ts';
import { formKind, type PlainForm } from './plain-form.ts';
import type { FieldProblems } from './validate.ts';

const FIELDS: Record<ReturnType<typeof formKind>, string[]> = {
  contact: ['firstName', 'lastName', 'email', 'phone', 'message'],
  vehicle: ['name', 'email', 'phone', 'message'],
  dialog: ['fullName', 'email', 'phone', 'message'],
  sell: ['make', 'model', 'mileage', 'name', 'email', 'phone'],
};
const HIDDEN = ['type', 'form', 'vehicle_id'];

/**
 * Answers a form without JavaScript that could not be taken: what is wrong with each field, and
 * the form again with everything that was typed, so nothing has to be written twice.
 */
export function problemPage(status: number, form: PlainForm, problems: FieldProblems): ApiAnswer {
  const [title, intro] = wordsFor(status);
  const fields = FIELDS[formKind(form)].map((name) =>
    field(name, form[name] ?? '', problems[name]),
  );
  const hidden = HIDDEN.filter((name) => form[name]).map(
    (name) => `<input type="hidden" name="${name}" value="${escapeHtml(form[name] ?? '')}">`,
  );
  return html(
    status,
    `<!doctype html>
<html lang="da">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/fallback.css">
</head>
<body>
<main>
<h1>${title}</h1>
<p role="alert">${intro}</p>
<form method="post" action="${paths.sendContactEmail}">
${[...hidden, ...fields].join('\n')}
<button type="submit">${words.send}</button>
</form>
</main>
</body>
</html>
`,
    status === 429 ? { 'retry-after': '3600' } : {},
  );
}

function wordsFor(status: number): [title: string, intro: string] {
  if (status === 422) return [words.title, words.intro];
  if (status === 429) return [words.busyTitle, words.busy];
  return [words.failedTitle, words.failed];
}

function field(name: string, value: string, problem: string | undefined): string {
  const label = words.fields[name] ?? name;
  const hint = problem ? ` aria-invalid="true" aria-describedby="${name}-problem"` : '';
  const note = problem ? `<p id="${name}-problem">${validationMessage(problem)}</p>` : '';
  const input =
    name === 'message'
      ? `<textarea id="${name}" name="${name}" rows="6"${hint}>\n${escapeHtml(value)}</textarea>`
      : `<input id="${name}" name="${name}" type="${inputType(name)}" value="${escapeHtml(value)}"${hint}>`;
  return `<p><label for="${name}">${label}</label><br>${input}</p>${note}`;
}

function inputType(name: string): string {
  if (name === 'email') return 'email';
  return name === 'phone' ? 'tel' : 'text';
}
