import { useState } from 'react';
import { InputField, SelectField } from '#components/form/Field.tsx';
import { useTypedBefore } from '#components/form/use-typed-before.ts';
import {
  formatAmount,
  formatDate,
  formatDecimal,
  formatKroner,
  formatMonthly,
} from '#copy/format.ts';
import { loanCopy as copy } from '#copy/vehicles/loan.ts';
import { statedRate } from '#domain/finance/annual-rate.ts';
import { calculateLoan, type Loan, type LoanOffer } from './loan-offer.ts';

interface LoanCalculatorProps {
  loan: LoanOffer;
  price: number;
  dealer: string;
  /** Whether visitors type the price themselves. */
  anyPrice?: boolean;
}

/** What a loan costs by the visitor's own choice; it begins with the representative example. */
export function LoanCalculator({ loan, price, dealer, anyPrice = false }: LoanCalculatorProps) {
  const example = calculateLoan(loan, { price });
  const [priceText, setPriceText] = useState(formatAmount(price));
  const [downText, setDownText] = useState(formatAmount(example?.downPayment ?? 0));
  const [months, setMonths] = useState<number>(loan.months.example);
  const id = useTypedBefore((typed) => {
    setPriceText(typed.get('price') ?? priceText);
    setDownText(typed.get('down') ?? downText);
    setMonths(Number(typed.get('months') ?? months));
  });
  const chosen = { price: wholeKroner(priceText), downPayment: wholeKroner(downText), months };
  const result = calculateLoan(loan, chosen);
  const least = Math.ceil((chosen.price * loan.downPayment.least) / 100);
  const problem = copy.notOffered(formatKroner(least || 0), formatKroner(loan.leastCredit));
  return (
    <div id={id} className="loan" data-monthly="loan">
      <div className="loan__choices">
        {anyPrice && (
          <InputField
            name="price"
            label={copy.price}
            inputMode="numeric"
            autoComplete="off"
            value={priceText}
            onChange={(event) => setPriceText(event.currentTarget.value)}
          />
        )}
        <InputField
          name="down"
          label={copy.downPayment}
          inputMode="numeric"
          autoComplete="off"
          value={downText}
          error={result ? undefined : problem}
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
      <output className="loan__result figures" aria-live="polite">
        {result && <LoanResult loan={loan} result={result} />}
      </output>
      <p className="quiet small">
        {copy.lender(loan.lender, dealer, formatDate(loan.validUntil))}{' '}
        <strong>{copy.warning}</strong>
      </p>
    </div>
  );
}

function LoanResult({ loan, result }: { loan: LoanOffer; result: Loan }) {
  const { facts } = copy;
  const rate = formatDecimal(statedRate(result.annualPercentageRate));
  const rows: [string, string][] = [
    [facts.cash, formatKroner(result.price)],
    [facts.downPayment, formatKroner(result.downPayment)],
    [facts.credit, formatKroner(result.credit)],
    [facts.rate[loan.rateKind], copy.percent(formatDecimal(loan.nominalRate))],
    [facts.fee, formatKroner(loan.fee)],
    [facts.cost, formatKroner(Math.ceil(result.cost))],
    [facts.total, formatKroner(Math.ceil(result.total))],
  ];
  return (
    <>
      <span className="loan__monthly">{formatMonthly(Math.ceil(result.monthly))}</span>
      <span>{copy.line(result.months, rate, formatKroner(Math.ceil(result.total)))}</span>
      <span className="loan__facts">
        {rows.map(([label, value]) => (
          <span key={label}>
            <span className="quiet">{label}</span> <span>{value}</span>
          </span>
        ))}
      </span>
    </>
  );
}

/** What a visitor typed, without the dots of thousands; NaN where it is no whole amount. */
function wholeKroner(text: string): number {
  const digits = text.replace(/[\s.]|kr\.?$/gu, '');
  return /^\d{1,9}$/u.test(digits) ? Number(digits) : Number.NaN;
}
