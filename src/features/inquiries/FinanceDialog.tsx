import { useState } from 'react';
import { Dialog } from '#components/ui/Dialog.tsx';
import { inquiryFormCopy } from '#copy/inquiries.ts';
import { paths } from '#paths';
import { FinanceForm, type FinanceFormKind } from './FinanceForm.tsx';

interface FinanceDialogProps {
  kind: FinanceFormKind;
  className?: string;
}

/**
 * A button that opens the financing, leasing or quote form in a dialog; use with `client:intent`.
 * Without JavaScript it is a link to the same form on /kontakt.
 */
export function FinanceDialog({ kind, className = 'button' }: FinanceDialogProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const words = inquiryFormCopy[kind];
  return (
    <>
      <a
        className={className}
        href={`${paths.contactForm}#${kind}`}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {words.button}
      </a>
      {open && (
        <Dialog title={words.title} onClose={close}>
          <p className="dialog__intro">{words.intro}</p>
          <FinanceForm kind={kind} onSent={close} />
        </Dialog>
      )}
    </>
  );
}
