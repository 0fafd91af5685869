import { inquiryFormCopy } from '#copy/inquiries/form-fields.ts';
import { HONEYPOT } from '#domain/inquiry/forms.ts';

/** A field that visitors cannot see; spam programs fill it in. */
export function Honeypot() {
  return (
    <div className="form__website" aria-hidden="true">
      <label>
        {inquiryFormCopy.honeypot}
        <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
