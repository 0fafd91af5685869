import { inquiryFormCopy } from '#copy/inquiries/form-fields.ts';
import { dealer, telHref } from '#dealer';
import type { Outcome } from './use-inquiry-form.ts';

/**
 * What became of the last attempt to send, above the button. It stays when the toast is gone, and
 * is no live region, since the toast has announced it.
 */
export function InquiryOutcome({ outcome }: { outcome: Outcome }) {
  if (!outcome) return null;
  if (outcome.kind === 'sent') {
    return <p className="form__outcome">{inquiryFormCopy.thanks(outcome.name, outcome.email)}</p>;
  }
  const phone = dealer.offices[0]?.phone ?? '';
  return (
    <p className="form__outcome form__outcome--failed">
      {outcome.kind === 'busy' ? inquiryFormCopy.busy : inquiryFormCopy.notSent}{' '}
      <a href={telHref(phone)}>{phone}</a>.
    </p>
  );
}
