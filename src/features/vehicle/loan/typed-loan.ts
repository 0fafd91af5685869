import { formatKroner } from '#copy/format.ts';
import { loanCopy as copy } from '#copy/vehicles/loan.ts';
import { type LoanOffer, leastPrice, share } from '#domain/finance/loan-offer.ts';
import { parseDecimal } from '#domain/text/danish-number.ts';

/** The visitor's values in the calculator, and the problem of each field. Amounts in DKK. */
export interface TypedLoan {
  price: number;
  downPayment: number;
  problems: { price?: string; downPayment?: string };
}

/**
 * Reads amounts as Danes write them; the down payment as a percentage of the price as well. Until one
 * is typed (null) it is the share of the example.
 */
export function readTypedLoan(
  loan: LoanOffer,
  typed: { price: string; downPayment: string | null },
): TypedLoan {
  const price = isPercentage(typed.price) ? null : parseDecimal(typed.price);
  if (price === null || price <= 0) return unread({ price: copy.priceUnread });
  const leastCredit = formatKroner(loan.leastCredit);
  const least = leastPrice(loan);
  if (price < least) return unread({ price: copy.priceTooLow(leastCredit, formatKroner(least)) });

  const typedDown = typed.downPayment ?? `${loan.downPayment.example} %`;
  const number = parseDecimal(typedDown);
  if (number === null) return unread({ downPayment: copy.downPaymentUnread });
  const downPayment = isPercentage(typedDown) ? share(price, number) : number;
  const [lowest, highest] = [share(price, loan.downPayment.least), price - loan.leastCredit];
  const problem =
    downPayment < lowest
      ? copy.downPaymentTooLow(formatKroner(lowest))
      : downPayment > highest
        ? copy.downPaymentTooHigh(leastCredit, formatKroner(highest))
        : undefined;
  return { price, downPayment, problems: problem === undefined ? {} : { downPayment: problem } };
}

function unread(problems: TypedLoan['problems']): TypedLoan {
  return { price: Number.NaN, downPayment: Number.NaN, problems };
}

function isPercentage(text: string): boolean {
  return text.trim().endsWith('%');
}
