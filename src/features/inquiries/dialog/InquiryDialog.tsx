import { useState } from 'react';
import { Dialog } from '#components/ui/dialog/Dialog.tsx';
import { inquiryCopy } from '#copy/inquiries/inquiry-forms.ts';
import type { GeneralForm } from '#domain/inquiry/forms.ts';
import { paths } from '#paths';
import { chosenPrice } from '../chosen-price.ts';
import { InquiryForm } from '../InquiryForm.tsx';

interface InquiryDialogProps {
  form: GeneralForm;
  className?: string;
}

/**
 * A button that opens a general inquiry form in a dialog; use with `client:intent`. Without
 * JavaScript it is a link to /kontakt, whose form has it as a subject.
 */
export function InquiryDialog({ form, className = 'button' }: InquiryDialogProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { button, title, intro } = inquiryCopy[form];
  return (
    <>
      <a
        className={className}
        href={paths.contactForm}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {button}
      </a>
      {open && (
        <Dialog title={title} onClose={close} closesOnBack>
          <p className="dialog__intro">{intro}</p>
          <InquiryForm form={form} prefilled={chosenLoan(form)} onSent={close} />
        </Dialog>
      )}
    </>
  );
}

/** The loan that the visitor calculated on the page, for the form that asks for one. */
function chosenLoan(form: GeneralForm): string | undefined {
  return (form === 'finance_request' && chosenPrice(document)) || undefined;
}
