import { useWatch } from 'react-hook-form';
import { vehicleFormCopy as words } from '#copy/admin/vehicle.ts';
import { formatKroner } from '#copy/format.ts';
import { LEASING_PERIODS } from '#domain/enumerations.ts';
import { CONTRACT_FEE } from '#domain/vehicle/leasing.ts';
import type { CustomerType } from '#domain/vehicle/price.ts';
import { VehicleCheck, VehicleNumber, VehicleSelect } from './fields.tsx';
import { type FormValues, numberOf } from './values.ts';

const PERIODS = [
  ...LEASING_PERIODS.map((months) => ({ value: String(months), label: words.months(months) })),
  { value: '', label: words.noPeriod },
];

/** FlexLeasing: period, kilometres, and the three amounts for each kind of customer. */
export function LeasingBlock() {
  const enabled = useWatch<FormValues, 'flexleasing_enabled'>({ name: 'flexleasing_enabled' });
  return (
    <>
      <div className="group__whole">
        <VehicleCheck name="flexleasing_enabled" label={words.leasing} />
      </div>
      {enabled && (
        <>
          <VehicleSelect name="flexleasing_period" options={PERIODS} />
          <VehicleNumber name="km_per_year" />
          <Amounts customer="privat" heading={words.leasingPrivat} />
          <Amounts customer="erhverv" heading={words.leasingErhverv} />
        </>
      )}
    </>
  );
}

function Amounts({ customer, heading }: { customer: CustomerType; heading: string }) {
  return (
    <fieldset className="group__whole group__fields">
      <legend>{heading}</legend>
      <VehicleNumber name={`flexleasing_${customer}_monthly_payment`} />
      <VehicleNumber name={`flexleasing_${customer}_down_payment`} />
      <VehicleNumber name={`flexleasing_${customer}_residual_value`} />
      <Total customer={customer} />
    </fieldset>
  );
}

/** What the whole period costs, as the public page will state it. */
function Total({ customer }: { customer: CustomerType }) {
  const monthlyName = `flexleasing_${customer}_monthly_payment` as const;
  const downName = `flexleasing_${customer}_down_payment` as const;
  const [periodText, monthlyText, downText] = useWatch<
    FormValues,
    ['flexleasing_period', typeof monthlyName, typeof downName]
  >({ name: ['flexleasing_period', monthlyName, downName] });
  const months = Number(periodText);
  const monthly = numberOf(monthlyName, monthlyText);
  if (!months || !monthly) return null;
  const total = (numberOf(downName, downText) ?? 0) + monthly * months + CONTRACT_FEE[customer];
  return (
    <output className="group__whole sum">{words.leasingTotal(formatKroner(total), months)}</output>
  );
}
