// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { dealer } from '#dealer';
import { aVehicle } from '#tests/support/builders.ts';
import { type FormValues, fieldsOf, valuesOf } from '../form/values.ts';
import { MissingFields } from './MissingFields.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

interface FormProps {
  values: FormValues;
  onForm: (form: UseFormReturn<FormValues>) => void;
}

function Form({ values, onForm }: FormProps) {
  const form = useForm<FormValues>({ defaultValues: values });
  onForm(form);
  return (
    <FormProvider {...form}>
      <MissingFields />
    </FormProvider>
  );
}

test('a price without delivery becomes the total that buyers pay at one press', async () => {
  const cost = dealer.deliveryCost ?? Number.NaN;
  let form: UseFormReturn<FormValues> | undefined;
  const onForm = (opened: UseFormReturn<FormValues>) => {
    form = opened;
  };
  const prices = { price: 200_000, is_on_sale: true, sale_price: 180_000 };
  const values = valuesOf(aVehicle({ ...prices, price_includes_delivery: 'excluded' }));
  const page = document.createElement('div');
  await act(async () => createRoot(page).render(<Form {...{ values, onForm }} />));
  const buttons = [...page.querySelectorAll('button')];
  const add = buttons.find(({ textContent }) => textContent?.startsWith('Læg '));
  await act(async () => add?.click());
  expect(fieldsOf(form?.getValues() ?? values)).toMatchObject({
    price: 200_000 + cost,
    sale_price: 180_000 + cost,
    price_includes_delivery: 'included',
  });
  expect(page.textContent).toBe('');
});
