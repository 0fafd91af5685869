// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dealer } from '#dealer';
import { LoanCalculator } from './LoanCalculator.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('figures that were typed before the script of the calculator arrived are those it calculates with', async () => {
  const calculator = (
    <LoanCalculator loan={dealer.loan} price={250_000} dealer="Nordvang Biler" anyPrice />
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
  expect(page.textContent).toContain('4.560 kr./md.');
  expect(page.textContent).toContain('36 måneder · ÅOP 8,06 %');
});
