import { useWatch } from 'react-hook-form';
import { vehicleFormCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import { formatKroner } from '#copy/format.ts';
import { CONTRACT_FEE } from '#domain/vehicle/price/leasing.ts';
import type { CustomerType } from '#domain/vehicle/price/shown-leasing.ts';
import { PlainField, PlainFields } from './fields.tsx';
import { useIsOpen } from './use-is-open.ts';
import { type FormValues, numberOf } from './values.ts';

/** FlexLeasing: period, kilometres, and the amounts for each kind of customer. */
export function LeasingBlock() {
  const open = useIsOpen('leasing');
  return (
    <>
      <div className="group__whole">
        <PlainField name="flexleasing_enabled" />
      </div>
      {open && (
        <>
          <PlainFields section="leasing" />
          <Amounts customer="privat" />
          <Amounts customer="erhverv" />
        </>
      )}
    </>
  );
}

function Amounts({ customer }: { customer: CustomerType }) {
  return (
    <fieldset className="group__whole group__fields">
      <legend>{copy.leasingOf[customer]}</legend>
      <PlainFields section={`leasing_${customer}`} />
      <Total customer={customer} />
    </fieldset>
  );
}

/** The total payment over the period, as the public page will state it. */
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
    <output className="group__whole sum">{copy.leasingTotal(formatKroner(total), months)}</output>
  );
}
