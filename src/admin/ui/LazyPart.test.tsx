// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminCopy, serviceErrorCopy } from '#copy/admin/shell.ts';
import { LazyPart } from './LazyPart.tsx';

// React repeats what a boundary caught.
beforeEach(() => vi.spyOn(console, 'error').mockReturnValue(undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken({ message }: { message: string }): never {
  throw new Error(message);
}

function show(message: string): void {
  render(
    <LazyPart>
      <Broken message={message} />
    </LazyPart>,
  );
}

test.each([
  'Failed to fetch dynamically imported module: https://dealer.example/_astro/a.js',
  'error loading dynamically imported module: https://dealer.example/_astro/a.js',
  'Importing a module script failed.',
])('a tab that was open during a deployment says so in words: %s', (message) => {
  show(message);
  expect(screen.getByRole('heading').textContent).toBe(adminCopy.viewOutdated);
  expect(screen.getByText(adminCopy.viewOutdatedBody)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Genindlæs' })).toBeTruthy();
});

test.each([
  ['x is undefined', true, serviceErrorCopy.unexpected],
  ['Failed to fetch dynamically imported module: /_astro/a.js', false, serviceErrorCopy.offline],
])(
  'another failure of a view has a Danish sentence, and its message on demand: %s',
  (message, onLine, sentence) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    show(message);
    expect(screen.getByRole('heading').textContent).toBe(adminCopy.viewFailed);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.getByText(message).tagName).toBe('DETAILS');
  },
);
