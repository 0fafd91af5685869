// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { EMPTY_SEARCH } from '#domain/search/state/search-state.ts';
import { whileBusy } from '#features/inventory/list-script/while-busy.ts';
import { showNextPage } from './next-page.ts';
import { onChange } from './search-store.ts';

it('a second press while the next rows are loading asks for no further page', async () => {
  document.body.innerHTML = '<section data-list></section>';
  const list = document.querySelector<HTMLElement>('[data-list]') as HTMLElement;
  const pages: number[] = [];
  const loaded = Promise.withResolvers<void>();
  let busy: Promise<void> | undefined;
  onChange((edit) => {
    pages.push(edit({ ...EMPTY_SEARCH, page: pages.length + 1 }).page);
    busy = whileBusy(list, () => loaded.promise);
  });
  showNextPage(24);
  showNextPage(24);
  expect(pages).toEqual([2]);
  loaded.resolve();
  await busy;
  showNextPage(48);
  expect(pages).toEqual([2, 3]);
});
