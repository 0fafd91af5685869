import { inquiryFormCopy, inquiryToastCopy } from '#copy/inquiries.ts';
import { FinanceFormSchema, splitName } from '#domain/inquiry/submission.ts';
import { FormShell } from './FormShell.tsx';
import { EmailField, MessageField, NameField, PhoneField } from './PersonFields.tsx';
import { useInquiryForm } from './use-inquiry-form.ts';

/** Financing, leasing, or a quote for business leasing; the last two are sent as leasing requests. */
export type FinanceFormKind = 'finance' | 'leasing' | 'quote';

interface FinanceFormProps {
  kind: FinanceFormKind;
  onSent?: () => void;
}

export function FinanceForm({ kind, onSent }: FinanceFormProps) {
  const type = kind === 'finance' ? 'finance_request' : 'leasing_request';
  const { register, problem, busy, formProps } = useInquiryForm({
    schema: FinanceFormSchema,
    toBody: ({ fullName, email, phone, message }) => ({
      type,
      ...splitName(fullName),
      email,
      phone,
      message,
    }),
    sent: kind === 'finance' ? inquiryToastCopy.financeSent : inquiryToastCopy.leasingSent,
    incomplete: { ...inquiryToastCopy.financeIncomplete, fields: ['fullName', 'email'] },
    onSent,
    keptAs: kind,
  });
  return (
    <FormShell
      {...formProps}
      label={inquiryFormCopy[kind].title}
      submitLabel={inquiryFormCopy[kind].submit}
      busy={busy}
      hidden={{ type }}
      credit
    >
      <NameField
        field={register('fullName')}
        label={inquiryFormCopy.fields.fullName}
        problem={problem('fullName')}
      />
      <EmailField field={register('email')} problem={problem('email')} />
      <PhoneField field={register('phone')} problem={problem('phone')} />
      <MessageField field={register('message')} problem={problem('message')} />
    </FormShell>
  );
}
