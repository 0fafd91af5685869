import { useState } from 'react';
import { InputField, SelectField } from '#components/form/Field.tsx';
import { useTypedBefore } from '#components/form/use-typed-before.ts';
import { PriceParts } from '#components/price/PriceParts.tsx';
import { formatAmount, formatDate } from '#copy/format.ts';
import { loanCopy as copy } from '#copy/vehicles/loan.ts';
import { loanParts } from '#copy/vehicles/price/loan-parts.ts';
import { calculateLoan, type LoanOffer } from '#domain/finance/loan-offer.ts';
import { readTypedLoan } from './typed-loan.ts';

interface LoanCalculatorProps {
  loan: LoanOffer;
  price: number;
  dealer: string;
  /** Whether visitors type the price themselves. */
  anyPrice?: boolean;
}

/** The cost of a loan by the visitor's own choice; it begins with the representative example. */
export function LoanCalculator({ loan, price, dealer, anyPrice = false }: LoanCalculatorProps) {
  const example = calculateLoan(loan, { price });
  const [priceText, setPriceText] = useState(formatAmount(price));
  const firstDown = formatAmount(example?.downPayment ?? 0);
  const [downText, setDownText] = useState<string | null>(null);
  const [months, setMonths] = useState<number>(loan.months.example);
  const id = useTypedBefore((typed) => {
    setPriceText(typed.get('price') ?? priceText);
    const typedDown = typed.get('down') ?? firstDown;
    if (typedDown !== firstDown) setDownText(typedDown);
    setMonths(Number(typed.get('months') ?? months));
  });
  const typed = readTypedLoan(loan, { price: priceText, downPayment: downText });
  const result = calculateLoan(loan, { ...typed, months });
  const down = downText ?? (result ? formatAmount(result.downPayment) : firstDown);
  return (
    <div id={id} className="loan column" data-monthly="loan">
      <div className="loan__choices screen-only">
        {anyPrice && (
          <InputField
            name="price"
            label={copy.price}
            inputMode="decimal"
            autoComplete="off"
            value={priceText}
            error={typed.problems.price}
            onChange={(event) => setPriceText(event.currentTarget.value)}
          />
        )}
        <InputField
          name="down"
          label={copy.downPayment}
          inputMode="decimal"
          autoComplete="off"
          value={down}
          error={typed.problems.downPayment}
          onChange={(event) => setDownText(event.currentTarget.value)}
        />
        <SelectField
          name="months"
          label={copy.duration}
          value={months}
          options={loan.months.choices.map((choice) => ({
            value: String(choice),
            label: copy.months(choice),
          }))}
          onChange={(event) => setMonths(Number(event.currentTarget.value))}
        />
      </div>
      <div
        className="loan__result figures"
        role="status"
        data-calculated-for={[...(anyPrice ? [priceText] : []), down, months].join(' ')}
      >
        {result && <PriceParts parts={loanParts(loan, result)} />}
      </div>
      <p className="quiet small">
        {copy.lender(loan.lender, dealer, formatDate(loan.validUntil))}{' '}
        <strong>{copy.warning}</strong>
      </p>
    </div>
  );
}
