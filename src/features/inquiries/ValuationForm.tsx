import { InputField } from '#components/form/Field.tsx';
import { inquiryFormCopy, inquiryToastCopy } from '#copy/inquiries.ts';
import { valuationMessage } from '#copy/inquiry-page.ts';
import { SELL_INQUIRY_ID, ValuationFormSchema } from '#domain/inquiry/submission.ts';
import { FormShell } from './FormShell.tsx';
import { EmailField, NameField, PhoneField } from './PersonFields.tsx';
import { useInquiryForm } from './use-inquiry-form.ts';

const { fields, sell } = inquiryFormCopy;

/** The valuation form: what the visitor's car is and whom to call. */
export function ValuationForm() {
  const { register, problem, busy, formProps } = useInquiryForm({
    schema: ValuationFormSchema,
    toBody: ({ make, model, mileage, name, email, phone }) => ({
      type: 'inquiry',
      name,
      email,
      phone,
      message: valuationMessage({ make, model, mileage }),
      vehicleInfo: { make, model, year: 0, price: 0, id: SELL_INQUIRY_ID },
    }),
    sent: inquiryToastCopy.sellSent,
    incomplete: {
      ...inquiryToastCopy.sellIncomplete,
      fields: ['make', 'model', 'mileage', 'name', 'email', 'phone'],
    },
  });
  return (
    <FormShell
      {...formProps}
      label={sell.title}
      submitLabel={sell.submit}
      busy={busy}
      hidden={{ form: 'sell' }}
    >
      <div className="form__pair">
        <InputField
          {...register('make')}
          label={fields.make}
          error={problem('make')}
          maxLength={60}
          required
        />
        <InputField
          {...register('model')}
          label={fields.model}
          error={problem('model')}
          maxLength={100}
          required
        />
      </div>
      <InputField
        {...register('mileage')}
        label={fields.mileage}
        error={problem('mileage')}
        type="number"
        inputMode="numeric"
        min={0}
        max={2_000_000}
        step={1}
        required
      />
      <NameField field={register('name')} label={fields.name} problem={problem('name')} />
      <div className="form__pair">
        <EmailField field={register('email')} problem={problem('email')} />
        <PhoneField field={register('phone')} problem={problem('phone')} required />
      </div>
    </FormShell>
  );
}
