import { useState } from 'react';
import { InputField } from '#components/form/Field.tsx';
import { useTypedBefore } from '#components/form/use-typed-before.ts';
import { formatKroner } from '#copy/format.ts';
import { ownershipCopy as copy } from '#copy/vehicles/ownership-costs.ts';
import { energyUnit, unknownEnergy } from '#domain/finance/energy-cost.ts';
import type { UnknownTax } from '#domain/finance/owner-tax.ts';
import { OWNER_TAX_YEAR } from '#domain/finance/owner-tax-tables.ts';
import { monthlyCosts, typedNumber } from './ownership-costs.ts';

interface OwnershipCostsProps {
  vehicle: Parameters<typeof energyUnit>[0];
  /** DKK, or why it is unknown. */
  taxPerYear: number | UnknownTax;
}

/** What a car costs its owner by the month: what its papers say, and the visitor's own numbers. */
export function OwnershipCosts({ vehicle, taxPerYear }: OwnershipCostsProps) {
  const [typed, setTyped] = useState({ kilometres: '', energy: '', insurance: '' });
  const id = useTypedBefore((before) =>
    setTyped((now) => ({ ...now, ...Object.fromEntries(before) })),
  );
  const unit = energyUnit(vehicle);
  const why = unknownEnergy(vehicle);
  const costs = monthlyCosts(vehicle, typeof taxPerYear === 'number' ? taxPerYear : null, {
    kilometresPerYear: typedNumber(typed.kilometres),
    energyPrice: typedNumber(typed.energy),
    insurance: typedNumber(typed.insurance),
  });
  const text = (amount: number | null) =>
    amount === null ? copy.fillIn : formatKroner(Math.round(amount));
  const rows: [label: string, value: string][] = [
    [
      copy.tax(OWNER_TAX_YEAR),
      typeof taxPerYear === 'number' ? text(costs.tax) : copy.unknown(taxPerYear),
    ],
    [unit ? copy.energy[unit] : copy.anyEnergy, why ? copy.unknown(why) : text(costs.energy)],
    [copy.insuranceRow, text(costs.insurance)],
  ];
  if (costs.sum !== null) rows.push([costs.isWhole ? copy.sum : copy.known, text(costs.sum)]);
  const field = (name: keyof typeof typed, label: string) => (
    <InputField
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed[name]}
      error={typed[name].trim() && typedNumber(typed[name]) === null ? copy.unread : undefined}
      onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, [name]: value }))}
    />
  );
  return (
    <div id={id} className="loan column">
      <div className="loan__choices screen-only">
        {unit && field('kilometres', copy.kilometres)}
        {unit && field('energy', copy.energyPrice[unit])}
        {field('insurance', copy.insurance)}
      </div>
      <output className="loan__result loan__facts figures" aria-live="polite">
        {rows.map(([label, value]) => (
          <span key={label} className={value === copy.fillIn ? 'loan__unfilled' : undefined}>
            <span className="quiet">{label}</span> <span>{value}</span>
          </span>
        ))}
      </output>
      <p className="quiet small">{copy.note}</p>
    </div>
  );
}
