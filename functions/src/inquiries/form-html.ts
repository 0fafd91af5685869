import { inquiryFormCopy } from '#copy/inquiries.ts';
import { validationMessage } from '#copy/validation.ts';
import { paths } from '#paths';
import { escapeHtml } from '../shared/escape.ts';
import { formKind, type PlainForm } from './plain-form.ts';
import type { FieldProblems } from './validate.ts';

const { fields: LABELS, privacy } = inquiryFormCopy;
type FieldName = keyof typeof LABELS;

type FormKind = ReturnType<typeof formKind>;

const FIELDS: Record<FormKind, FieldName[]> = {
  contact: ['firstName', 'lastName', 'email', 'phone', 'message'],
  vehicle: ['name', 'email', 'phone', 'message'],
  dialog: ['fullName', 'email', 'phone', 'message'],
  sell: ['make', 'model', 'mileage', 'name', 'email', 'phone'],
};
/** What the browser is told of an input beside that it must not be empty. */
const INPUTS: Partial<Record<FieldName, string>> = {
  firstName: 'autocomplete="given-name"',
  lastName: 'autocomplete="family-name"',
  fullName: 'autocomplete="name"',
  name: 'autocomplete="name"',
  email: 'type="email" autocomplete="email"',
  phone: 'type="tel" autocomplete="tel"',
  mileage: 'inputmode="numeric"',
};
const HIDDEN = ['type', 'form', 'vehicle_id'];
/** Forms that have to do with credit, which must say what that costs. */
const CREDIT = new Set(['leasing', 'finance_request', 'leasing_request']);

/** A form of the site without JavaScript, filled in with `form` and what is wrong with it. */
export function formHtml(form: PlainForm, problems: FieldProblems, submit: string): string {
  const hidden = HIDDEN.filter((name) => form[name]).map(
    (name) => `<input type="hidden" name="${name}" value="${escapeHtml(form[name] ?? '')}">`,
  );
  const kind = formKind(form);
  const fields = FIELDS[kind].map((name) => field(kind, name, form[name] ?? '', problems[name]));
  const credit = CREDIT.has(form['type'] ?? '')
    ? [`<p class="form__notice">${inquiryFormCopy.creditCost}</p>`]
    : [];
  return `<form class="form" method="post" action="${paths.sendContactEmail}">
${[...hidden, ...fields, HONEYPOT, ...credit].join('\n')}
<button class="button button--wide" type="submit">${submit}</button>
<p class="form__notice">${privacy.before} <a href="${paths.privacy}">${privacy.link}</a>${privacy.after}</p>
</form>`;
}

const HONEYPOT = `<div class="form__website" aria-hidden="true"><label>${inquiryFormCopy.honeypot}
<input name="website" type="text" tabindex="-1" autocomplete="off"></label></div>`;

function field(
  kind: FormKind,
  name: FieldName,
  value: string,
  problem: string | undefined,
): string {
  const isOptional = name === 'message' || (name === 'phone' && kind !== 'sell');
  const described = problem ? ` aria-invalid="true" aria-describedby="${name}-problem"` : '';
  const attributes = `class="field__control" id="${name}" name="${name}"${described}`;
  const control =
    name === 'message'
      ? `<textarea ${attributes} rows="6">\n${escapeHtml(value)}</textarea>`
      : `<input ${attributes} ${INPUTS[name] ?? ''}${isOptional ? '' : ' required'} value="${escapeHtml(value)}">`;
  const note = problem
    ? `<span class="field__problem" id="${name}-problem">${validationMessage(problem)}</span>`
    : '';
  // A car's form asks for the whole name, as its dialog does.
  const label = LABELS[kind === 'vehicle' && name === 'name' ? 'fullName' : name];
  const remark = isOptional
    ? ` <span class="field__optional">${inquiryFormCopy.optional}</span>`
    : '';
  return `<div class="field"><label class="field__label" for="${name}">${label}${remark}</label>
${control}${note}</div>`;
}
