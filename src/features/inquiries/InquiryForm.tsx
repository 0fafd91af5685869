import { Honeypot } from '#components/form/Honeypot.tsx';
import { inquiryFormCopy } from '#copy/inquiries/form-fields.ts';
import { formCopy } from '#copy/inquiries/inquiry-forms.ts';
import type { FreeDay } from '#domain/booking/free-times.ts';
import { INQUIRY_FORMS, type InquiryFieldName } from '#domain/inquiry/forms.ts';
import { hiddenFields } from '#domain/inquiry/posted-form.ts';
import { paths } from '#paths';
import { BookingTimes } from './booking/BookingTimes.tsx';
import { InquiryFormField } from './InquiryFormField.tsx';
import { type InquiryFormOptions, type Outcome, useInquiryForm } from './use-inquiry-form.ts';

interface InquiryFormProps extends Partial<InquiryFormOptions> {
  /** The times that a visitor can book; null while they are fetched. */
  times?: readonly FreeDay[] | null | undefined;
}

/**
 * Any form of the table in `domain/inquiry/forms.ts`, the contact form unless it names another; use with
 * `client:intent`.
 */
export function InquiryForm({ form = 'contact', times = [], ...options }: InquiryFormProps) {
  const { vehicle } = options;
  const { errorOf, busy, outcome, initial, timesLeft, formProps } = useInquiryForm({
    ...options,
    form,
  });
  const { rows, credit } = INQUIRY_FORMS[form];
  const { title, submit } = formCopy(form);
  const { before, link, after } = inquiryFormCopy.privacy;
  const hidden = { ...hiddenFields(form), ...(vehicle && { vehicle_id: vehicle.id }) };
  const field = (name: InquiryFieldName) =>
    name === 'time' ? (
      <BookingTimes
        key={timesLeft ? 'times left' : name}
        times={timesLeft ?? times}
        error={errorOf(name)}
        chosen={timesLeft ? undefined : initial[name]}
        withNone
      />
    ) : (
      <InquiryFormField
        key={name}
        form={form}
        name={name}
        error={errorOf(name)}
        initial={initial[name]}
      />
    );
  return (
    <form
      {...formProps}
      className="form"
      method="post"
      action={paths.sendContactEmail}
      aria-label={title}
      aria-busy={busy}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {rows.map(([first, ...others]) =>
        others.length === 0 ? (
          field(first)
        ) : (
          <div className="form__pair" key={first}>
            {[first, ...others].map(field)}
          </div>
        ),
      )}
      <Honeypot />
      {credit && <p className="quiet small">{inquiryFormCopy.creditCost}</p>}
      <InquiryOutcome outcome={outcome} />
      <button type="submit" className="button button--wide" disabled={busy}>
        {busy ? inquiryFormCopy.sending : submit}
      </button>
      <p className="quiet small">
        {before} <a href={paths.privacy}>{link}</a>
        {after}
      </p>
    </form>
  );
}

/**
 * The outcome of the last attempt to send, above the button. It stays when the toast is gone, and
 * is no live region, since the toast has announced it.
 */
function InquiryOutcome({ outcome }: { outcome: Outcome }) {
  if (!outcome) return null;
  if (outcome.kind === 'sent') {
    return <p className="form__outcome">{inquiryFormCopy.thanks(outcome.name, outcome.email)}</p>;
  }
  // Read from the bar of the page: the dealer's facts stay out of the scripts of visitors.
  const phone = document.querySelector<HTMLAnchorElement>('a[data-phone]');
  return (
    <p className="form__outcome form__outcome--failed">
      {outcome.kind === 'busy' ? inquiryFormCopy.busy : inquiryFormCopy.notSent}{' '}
      {phone && <a href={phone.href}>{phone.dataset['phone']}</a>}.
    </p>
  );
}
