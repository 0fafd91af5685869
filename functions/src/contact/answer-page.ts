import { enquiryPage as words } from '../../../src/copy/enquiry-page.ts';
import { inquiries } from '../../../src/copy/inquiries.ts';
import { validationMessage } from '../../../src/copy/validation.ts';
import { paths } from '../../../src/paths.ts';
import { escapeHtml } from '../shared/escape.ts';
import { formKind, type PlainForm } from './plain-form.ts';
import type { FieldProblems } from './validate.ts';

const { fields: LABELS } = inquiries;
type FieldName = keyof typeof LABELS;

const FIELDS: Record<ReturnType<typeof formKind>, FieldName[]> = {
  contact: ['firstName', 'lastName', 'email', 'phone', 'message'],
  vehicle: ['name', 'email', 'phone', 'message'],
  dialog: ['fullName', 'email', 'phone', 'message'],
  sell: ['make', 'model', 'mileage', 'name', 'email', 'phone'],
};
const HIDDEN = ['type', 'form', 'vehicle_id'];

/**
 * The page for a form without JavaScript that could not be taken: what is wrong with each field,
 * and the form again with everything that was typed, so nothing has to be written twice. `frame`
 * is a page of the site; its content gives way to this.
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
${formAgain(form, problems)}
</div>`;
  return (frame ?? PLAIN_FRAME)
    .replace(/<title>[^<]*<\/title>/u, () => `<title>${title}</title>`)
    .replace(/(<main\b[^>]*>)[\s\S]*<\/main>/u, (_, open: string) => `${open}${content}</main>`);
}

const PLAIN_FRAME = `<!doctype html>
<html lang="da">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title></title>
</head>
<body><main></main></body>
</html>
`;

function wordsFor(status: number): [title: string, intro: string] {
  if (status === 422) return [words.title, words.intro];
  if (status === 429) return [words.busyTitle, words.busy];
  return [words.failedTitle, words.failed];
}

function formAgain(form: PlainForm, problems: FieldProblems): string {
  const hidden = HIDDEN.filter((name) => form[name]).map(
    (name) => `<input type="hidden" name="${name}" value="${escapeHtml(form[name] ?? '')}">`,
  );
  const fields = FIELDS[formKind(form)].map((name) =>
    field(name, form[name] ?? '', problems[name]),
  );
  return `<form class="form" method="post" action="${paths.sendContactEmail}">
${[...hidden, ...fields].join('\n')}
<button class="button button--wide" type="submit">${words.send}</button>
</form>`;
}

function field(name: FieldName, value: string, problem: string | undefined): string {
  const described = problem ? ` aria-invalid="true" aria-describedby="${name}-problem"` : '';
  const attributes = `class="field__control" id="${name}" name="${name}"${described}`;
  const control =
    name === 'message'
      ? `<textarea ${attributes} rows="6">\n${escapeHtml(value)}</textarea>`
      : `<input ${attributes} type="${inputType(name)}" value="${escapeHtml(value)}">`;
  const note = problem
    ? `<span class="field__problem" id="${name}-problem">${validationMessage(problem)}</span>`
    : '';
  return `<div class="field"><label class="field__label" for="${name}">${LABELS[name]}</label>
${control}${note}</div>`;
}

function inputType(name: FieldName): string {
  if (name === 'email') return 'email';
  return name === 'phone' ? 'tel' : 'text';
}
