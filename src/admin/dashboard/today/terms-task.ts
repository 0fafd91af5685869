import { todayCopy as copy } from '#copy/admin/dashboard.ts';
import { formatDate } from '#copy/format.ts';
import { dealer } from '#dealer';
import type { LoanOffer } from '#domain/finance/loan-offer.ts';
import { OWNER_TAX_YEAR } from '#domain/finance/owner-tax-tables.ts';
import { addDays, danishDate } from '#domain/time/danish-date.ts';
import type { Task } from './task.ts';

/** How long before its last day the loan is named: new terms take a lender and a webmaster some days. */
const DAYS_BEFORE = 14;

/** What the site calculates with and has run out, or will soon: the terms of the loan, else the rates of the owner tax. */
export function termsTask(
  now: Date,
  { lender, validUntil }: Pick<LoanOffer, 'lender' | 'validUntil'>,
): Task | null {
  const today = danishDate(now);
  const day = formatDate(validUntil);
  if (today > validUntil) return ask(copy.noLoan, copy.loanEnded(lender, day));
  if (today >= addDays(validUntil, -DAYS_BEFORE))
    return ask(copy.loanEnds(day), copy.newTerms(lender));
  if (today < `${OWNER_TAX_YEAR + 1}`) return null;
  return ask(copy.oldTax(OWNER_TAX_YEAR), copy.newTax);
}

/** The facts stand in the code, so who maintains it is asked. */
function ask(title: string, detail: string): Task {
  const target = `mailto:${dealer.webmasterEmail}?subject=${encodeURIComponent(title)}` as const;
  return { kind: 'terms', title, detail, action: copy.writeWebmaster, target };
}
