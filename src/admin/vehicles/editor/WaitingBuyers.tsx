import { useFormContext, useWatch } from 'react-hook-form';
import { type FormValues, fieldsOf } from '../form/values.ts';
import { WaitingCount } from './WaitingCount.tsx';

/** How many people watch for a vehicle like the one in the form, before it is published. */
export default function WaitingBuyers() {
  const { control } = useFormContext<FormValues>();
  const vehicle = fieldsOf(useWatch({ control }) as FormValues);
  return <WaitingCount asked={vehicle.make && vehicle.model ? { vehicle } : null} />;
}
