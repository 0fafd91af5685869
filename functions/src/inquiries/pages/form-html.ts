import { inquiryFormCopy, optionsCopy } from '#copy/inquiries/form-fields.ts';
import { fieldLabel } from '#copy/inquiries/inquiry-forms.ts';
import { validationMessage } from '#copy/validation.ts';
import {
  fieldsOf,
  HONEYPOT,
  INQUIRY_FIELDS,
  INQUIRY_FORMS,
  type InquiryFieldName,
  type InquiryForm,
  isOptional,
} from '#domain/inquiry/forms.ts';
import { escapeHtml } from '#functions/src/shared/request/escape.ts';
import type { FieldProblems } from '#functions/src/shared/request/validate.ts';
import { paths } from '#paths';
import type { PlainForm } from './plain-form.ts';

const HIDDEN = ['type', 'form', 'vehicle_id'];

/** A form as HTML for a page without JavaScript, with `values` and the problems of its fields. */
export function formHtml(
  form: InquiryForm,
  values: PlainForm,
  problems: FieldProblems,
  submit: string,
): string {
  const hidden = HIDDEN.filter((name) => values[name]).map(
    (name) => `<input type="hidden" name="${name}" value="${escapeHtml(values[name] ?? '')}">`,
  );
  const fields = fieldsOf(form).map((name) =>
    fieldHtml(form, name, values[name] ?? '', problems[name]),
  );
  const credit = INQUIRY_FORMS[form].credit
    ? [`<p class="form__notice">${inquiryFormCopy.creditCost}</p>`]
    : [];
  const { before, link, after } = inquiryFormCopy.privacy;
  return `<form class="form" method="post" action="${paths.sendContactEmail}">
${[...hidden, ...fields, HONEYPOT_HTML, ...credit].join('\n')}
<button class="button button--wide" type="submit">${submit}</button>
<p class="form__notice">${before} <a href="${paths.privacy}">${link}</a>${after}</p>
</form>`;
}

const HONEYPOT_HTML = `<div class="form__website" aria-hidden="true"><label>${inquiryFormCopy.honeypot}
<input name="${HONEYPOT}" type="text" tabindex="-1" autocomplete="off"></label></div>`;

function fieldHtml(
  form: InquiryForm,
  name: InquiryFieldName,
  value: string,
  problem: string | undefined,
): string {
  const optional = isOptional(form, name);
  const described = problem ? ` aria-invalid="true" aria-describedby="${name}-problem"` : '';
  const attributes = `class="field__control" id="${name}" name="${name}"${described}`;
  const control = controlHtml(name, value, optional ? attributes : `${attributes} required`);
  const note = problem
    ? `<span class="field__problem" id="${name}-problem">${validationMessage(problem)}</span>`
    : '';
  const remark = optional
    ? ` <span class="field__optional">${inquiryFormCopy.optional}</span>`
    : '';
  return `<div class="field"><label class="field__label" for="${name}">${fieldLabel(form, name)}${remark}</label>
${control}${note}</div>`;
}

function controlHtml(name: InquiryFieldName, value: string, attributes: string): string {
  const { input, options } = INQUIRY_FIELDS[name];
  if (input === 'textarea') {
    return `<textarea ${attributes} rows="6">\n${escapeHtml(value)}</textarea>`;
  }
  if (input === 'select') {
    const choices = optionsCopy(options ?? []).map(
      (option) =>
        `<option value="${option.value}"${option.value === value ? ' selected' : ''}>${option.label}</option>`,
    );
    return `<select ${attributes}>${choices.join('')}</select>`;
  }
  return `<input ${attributes} ${inputAttributes(name)} value="${escapeHtml(value)}">`;
}

function inputAttributes(name: InquiryFieldName): string {
  const { input, autoComplete } = INQUIRY_FIELDS[name];
  // A number is typed as text here, so that one with dots between its thousands is shown again.
  const type =
    input === 'number' ? 'inputmode="numeric"' : input === 'text' ? '' : `type="${input}"`;
  const complete = autoComplete ? `autocomplete="${autoComplete}"` : '';
  return [type, complete].filter(Boolean).join(' ');
}
