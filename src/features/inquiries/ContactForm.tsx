import { InputField } from '#components/form/Field.tsx';
import { inquiryFormCopy, inquiryToastCopy } from '#copy/inquiries.ts';
import { ContactFormSchema } from '#domain/inquiry/submission.ts';
import { FormShell } from './FormShell.tsx';
import { EmailField, MessageField, PhoneField } from './PersonFields.tsx';
import { useInquiryForm } from './use-inquiry-form.ts';

const { fields, contact } = inquiryFormCopy;

interface ContactFormProps {
  /** What the message starts with, where the page already tells what it is about. */
  prefilled?: string;
}

/** The general contact form of the home page, of /kontakt and of pages that sell something. */
export function ContactForm({ prefilled }: ContactFormProps) {
  const { register, problem, busy, formProps } = useInquiryForm({
    schema: ContactFormSchema,
    toBody: (values) => ({ type: 'contact', ...values }),
    sent: inquiryToastCopy.contactSent,
  });
  return (
    <FormShell
      {...formProps}
      label={contact.title}
      submitLabel={contact.submit}
      busy={busy}
      hidden={{ type: 'contact' }}
    >
      <div className="form__pair">
        <InputField
          {...register('firstName')}
          label={fields.firstName}
          error={problem('firstName')}
          autoComplete="given-name"
          maxLength={80}
          required
        />
        <InputField
          {...register('lastName')}
          label={fields.lastName}
          error={problem('lastName')}
          autoComplete="family-name"
          maxLength={80}
          required
        />
      </div>
      <EmailField field={register('email')} problem={problem('email')} />
      <PhoneField field={register('phone')} problem={problem('phone')} />
      <MessageField
        field={register('message')}
        problem={problem('message')}
        {...(prefilled === undefined ? {} : { prefilled })}
      />
    </FormShell>
  );
}
