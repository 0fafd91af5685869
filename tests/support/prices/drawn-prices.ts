import { leasingOffers } from '#copy/vehicles/price/leasing-parts.ts';
import { loanParts, shortLoanParts } from '#copy/vehicles/price/loan-parts.ts';
import type { PricePart } from '#copy/vehicles/price/price-part.ts';
import {
  cashParts,
  listParts,
  pageParts,
  shortParts,
  signParts,
} from '#copy/vehicles/price/price-parts.ts';
import { dealer } from '#dealer';
import { loanCost } from '#domain/finance/loan.ts';
import { cashPrice } from '#domain/vehicle/price/price.ts';
import { pricedStock } from './priced-stock.ts';

/** The parts of each price that a stock with all combinations of prices has somewhere, once. */
export function drawnPrices(): PricePart[][] {
  const prices = pricedStock().catalogue.vehicles.flatMap(({ vehicle, priceDrop }) => [
    cashParts(vehicle),
    listParts(vehicle),
    listParts(vehicle, 'erhverv'),
    pageParts(vehicle, priceDrop),
    shortParts(vehicle),
    signParts(vehicle),
    ...(leasingOffers(vehicle) ?? []).flatMap(({ terms }) =>
      terms ? [terms.parts, terms.linked, terms.all, terms.below] : [],
    ),
    ...loansOf(cashPrice(vehicle)),
  ]);
  return [...new Map(prices.map((parts) => [JSON.stringify(parts), parts])).values()];
}

function loansOf(price: number | null): PricePart[][] {
  if (price === null) return [];
  const [months, credit] = [60, price * 0.8];
  const cost = loanCost({ credit, months, nominalRate: 5.95, fee: 4000 });
  const loan = cost && { ...cost, price, credit, months, downPayment: price - credit };
  return loan ? [loanParts(dealer.loan, loan), shortLoanParts(dealer.loan, loan)] : [];
}
