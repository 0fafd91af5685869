import { inquiryFormCopy } from '#copy/inquiries/form-fields.ts';
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
  // Read from the bar of the page: the dealer's facts stay out of the scripts of visitors.
  const phone = document.querySelector<HTMLAnchorElement>('a[data-phone]');
  return (
    <p className="form__outcome form__outcome--failed">
      {outcome.kind === 'busy' ? inquiryFormCopy.busy : inquiryFormCopy.notSent}{' '}
      {phone && <a href={phone.href}>{phone.dataset['phone']}</a>}.
    </p>
  );
}
