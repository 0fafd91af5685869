import type { ComponentProps, ReactNode } from 'react';
import { Honeypot } from '#components/form/Honeypot.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { inquiryFormCopy } from '#copy/inquiries.ts';
import { paths } from '#paths';

interface FormShellProps extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'hidden'> {
  label: string;
  submitLabel: string;
  busy: boolean;
  /** Fields that tell the server which form it was when there is no JavaScript. */
  hidden: Record<string, string>;
  /** Says what borrowing costs; for whatever has to do with credit. */
  credit?: boolean;
  children: ReactNode;
}

/** The frame of every form: where it goes, the notices, the button. */
export function FormShell({
  label,
  submitLabel,
  busy,
  hidden,
  credit = false,
  children,
  ...form
}: FormShellProps) {
  const { before, link, after } = inquiryFormCopy.privacy;
  return (
    <form
      {...form}
      className="form"
      method="post"
      action={paths.sendContactEmail}
      aria-label={label}
      aria-busy={busy}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Honeypot label={inquiryFormCopy.honeypot} name="website" />
      {credit && <p className="form__notice">{inquiryFormCopy.creditCost}</p>}
      <SubmitButton label={submitLabel} busyLabel={inquiryFormCopy.sending} busy={busy} />
      <p className="form__notice">
        {before} <a href={paths.privacy}>{link}</a>
        {after}
      </p>
    </form>
  );
}
