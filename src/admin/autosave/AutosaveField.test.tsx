// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AutosaveField } from './AutosaveField.tsx';
import { useDraftText } from './use-draft-text.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** A caption whose save succeeds or fails as `succeeds` says. */
function Caption({ succeeds }: { succeeds: boolean }) {
  const [stored, setStored] = useState('');
  const draft = useDraftText({ kind: 'caption', id: 'image', storage: 'tab' }, stored);
  return (
    <AutosaveField
      label="Billedtekst"
      maxLength={200}
      draft={draft}
      onSave={async () => {
        if (succeeds) setStored(draft.text);
      }}
    />
  );
}

const field = () => screen.getByRole('textbox', { name: 'Billedtekst' });
const status = () => screen.getByRole('status').textContent;

async function typeAndLeave(text: string): Promise<void> {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: text } });
  await act(async () => fireEvent.blur(field()));
}

test('a field that saves itself says so once its text is stored, and no more once it is changed', async () => {
  render(<Caption succeeds />);
  expect(status()).toBe('');
  await typeAndLeave('Skråt forfra');
  expect(status()).toBe('Gemt');
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: 'Skråt bagfra' } });
  expect(status()).toBe('');
});

test('a field that saves itself never says that a text is stored which was not', async () => {
  render(<Caption succeeds={false} />);
  await typeAndLeave('Skråt forfra');
  expect(status()).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Fortryd' }));
  expect(field()).toHaveProperty('value', '');
  expect(status()).toBe('');
});
