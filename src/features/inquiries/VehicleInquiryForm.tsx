import { inquiryFormCopy, inquiryToastCopy, prefilledMessage } from '#copy/inquiries.ts';
import {
  type VehicleInfo,
  VehicleInquiryFormSchema,
  type VehicleInquiryType,
} from '#domain/inquiry/submission.ts';
import { FormShell } from './FormShell.tsx';
import { EmailField, MessageField, NameField, PhoneField } from './PersonFields.tsx';
import { useInquiryForm } from './use-inquiry-form.ts';

interface VehicleInquiryFormProps {
  vehicle: VehicleInfo;
  type: VehicleInquiryType;
  onSent?: () => void;
}

/** Inquiry, viewing or leasing offer about one car. */
export function VehicleInquiryForm({ vehicle, type, onSent }: VehicleInquiryFormProps) {
  const { register, problem, busy, formProps } = useInquiryForm({
    schema: VehicleInquiryFormSchema,
    toBody: (values) => ({ type, ...values, vehicleInfo: vehicle }),
    sent: inquiryToastCopy.vehicleSent,
    onSent,
    keptAs: `${type} ${vehicle.id}`,
  });
  return (
    <FormShell
      {...formProps}
      label={inquiryFormCopy.vehicle[type].title}
      submitLabel={inquiryFormCopy.vehicle[type].submit}
      busy={busy}
      hidden={{ type, vehicle_id: vehicle.id }}
      credit={type === 'leasing'}
    >
      <NameField
        field={register('name')}
        label={inquiryFormCopy.fields.fullName}
        problem={problem('name')}
      />
      <EmailField field={register('email')} problem={problem('email')} />
      <PhoneField field={register('phone')} problem={problem('phone')} />
      <MessageField
        field={register('message')}
        problem={problem('message')}
        prefilled={prefilledMessage(type, `${vehicle.make} ${vehicle.model}`)}
      />
    </FormShell>
  );
}
