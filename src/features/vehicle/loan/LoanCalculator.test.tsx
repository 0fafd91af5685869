// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { chosenPrice } from '#features/inquiries/chosen-price.ts';
import { LOAN } from '#tests/support/loan.ts';
import { LoanCalculator } from './LoanCalculator.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('figures that were typed before the script of the calculator arrived are those it calculates with', async () => {
  const calculator = (
    <LoanCalculator loan={LOAN} price={250_000} dealer="Nordvang Biler" anyPrice />
  );
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(calculator);
  const [, down] = page.querySelectorAll('input');
  const select = page.querySelector('select');
  if (!down || !select) throw new Error('The calculator has no fields.');
  down.value = '100.000';
  select.value = '36';
  await act(async () => hydrateRoot(page, calculator));
  expect([down.value, select.value]).toEqual(['100.000', '36']);
  expect(textOf(page)).toContain('4.560 kr./md.');
  expect(textOf(page)).toContain('36 måneder · ÅOP 8,06 %');
});

// React renders in slices: a visitor can choose between the first render of a component and its effects.
function ChoosingVisitor() {
  const select = document.querySelector('select');
  if (select) select.value = '36';
  return null;
}

test('a duration chosen while React hydrates the calculator counts', async () => {
  const calculator = (
    <>
      <LoanCalculator loan={LOAN} price={250_000} dealer="Nordvang Biler" />
      <ChoosingVisitor />
    </>
  );
  document.body.innerHTML = renderToString(calculator);
  const [down] = document.querySelectorAll('input');
  if (!down) throw new Error('The calculator has no down payment.');
  down.value = '100.000';
  await act(async () => hydrateRoot(document.body, calculator));
  expect(document.querySelector('select')?.value).toBe('36');
  expect(textOf(document.body)).toContain('36 måneder · ÅOP 8,06 %');
});

test('an inquiry names what was chosen for a loan until the figures of that are there', async () => {
  const calculator = <LoanCalculator loan={LOAN} price={250_000} dealer="Nordvang Biler" />;
  document.body.innerHTML = `<section data-price-card data-chosen><button role="tab" aria-selected="true">Lån</button>
    <div>${renderToString(calculator)}</div></section>`;
  const select = document.querySelector('select');
  if (!select) throw new Error('The calculator has no durations.');
  // A browser reads the attribute of the chosen option; happy-dom does not.
  select.value = '84';
  expect(chosenPrice(document)).toMatch(/^Valgt på siden: Lån · 2\.917 kr\.\/md\. · 84 måneder/u);
  select.value = '36';
  expect(chosenPrice(document)).toBe(
    'Valgt på siden: Lån · Udbetaling (kr.) 50.000 · Løbetid 36 måneder',
  );
  const island = document.querySelector('section > div');
  await act(async () => hydrateRoot(island as Element, calculator));
  expect(chosenPrice(document)).toMatch(/ 36 måneder · ÅOP .* · Udbetaling 50\.000 kr\.$/u);
});

/** The calculator of /finance after a visitor typed into it. */
async function typed({ price, down }: { price?: string; down?: string }): Promise<HTMLElement> {
  const calculator = (
    <LoanCalculator loan={LOAN} price={250_000} dealer="Nordvang Biler" anyPrice />
  );
  const page = document.createElement('div');
  // The calculators of earlier tests have the same ids.
  document.body.replaceChildren(page);
  page.innerHTML = renderToString(calculator);
  const [priceField, downField] = page.querySelectorAll('input');
  if (!priceField || !downField) throw new Error('The calculator has no fields.');
  if (price !== undefined) priceField.value = price;
  if (down !== undefined) downField.value = down;
  await act(async () => hydrateRoot(page, calculator));
  return page;
}

/** What a person reads: no-break spaces are spaces. */
function textOf(element: Element): string {
  return element.textContent.replaceAll('\u00a0', ' ');
}

/** The error text of each field. */
function problemsOf(page: HTMLElement): (string | null)[] {
  return [...page.querySelectorAll('input')].map((input) => {
    if (input.getAttribute('aria-invalid') !== 'true') return null;
    const described = input.getAttribute('aria-describedby') ?? '';
    return page.querySelector(`[id="${described}"]`)?.textContent ?? '';
  });
}

test.each([
  [{ price: '250.000,-' }, 'Kontantpris 250.000 kr.'],
  [{ price: '229900,50' }, 'Kontantpris 229.900,50 kr.'],
  [{ price: 'kr. 300.000' }, 'Kontantpris 300.000 kr.'],
  [{ price: '300 000 kr.' }, 'Kontantpris 300.000 kr.'],
  [{ down: '20%' }, 'Udbetaling 50.000 kr.'],
  [{ down: '33,3 %' }, 'Udbetaling 83.250 kr.'],
  [{ down: '60.000,-' }, 'Udbetaling 60.000 kr.'],
])('the loan calculator reads what a Dane types: %j', async (fields, shown) => {
  const page = await typed(fields);
  expect(problemsOf(page)).toEqual([null, null]);
  const rows = [...page.querySelectorAll('.specs > div')];
  expect(rows.map(({ children }) => [...children].map(textOf).join(' '))).toContain(shown);
});

test.each([
  [{ price: 'ring' }, ['Skriv prisen i kroner, fx 250.000', null]],
  [{ price: '20%' }, ['Skriv prisen i kroner, fx 250.000', null]],
  [
    { price: '30.000' },
    ['Lånet skal være mindst 30.000 kr., så bilen skal koste mindst 37.500 kr.', null],
  ],
  [{ down: 'lidt' }, [null, 'Skriv udbetalingen i kroner eller procent, fx 50.000 eller 20 %']],
  [{ down: '49.999' }, [null, 'Udbetalingen skal være mindst 50.000 kr.']],
  [{ down: '-1' }, [null, 'Udbetalingen skal være mindst 50.000 kr.']],
  [
    { down: '220.001' },
    [null, 'Lånet skal være mindst 30.000 kr., så udbetalingen kan højst være 220.000 kr.'],
  ],
])(
  'the loan calculator says at the field itself what is wrong with it: %j',
  async (fields, problems) => {
    expect(problemsOf(await typed(fields))).toEqual(problems);
  },
);

test('a down payment that nobody typed follows the price', async () => {
  const page = await typed({ price: '400.000' });
  expect([...page.querySelectorAll('input')].map(({ value }) => value)).toEqual([
    '400.000',
    '80.000',
  ]);
});

test('every percentage of the loan calculator has two decimals', async () => {
  const text = textOf(await typed({ price: '250.000', down: '150.000' }));
  const percentages = text.match(/[\d,]+ %/gu) ?? [];
  expect(percentages.length).toBeGreaterThan(1);
  for (const one of percentages) expect(one).toMatch(/^\d+,\d\d %$/u);
  const loan = { ...LOAN, nominalRate: 6 };
  expect(renderToString(<LoanCalculator loan={loan} price={250_000} dealer="N" />)).toContain(
    '6,00 %',
  );
});
