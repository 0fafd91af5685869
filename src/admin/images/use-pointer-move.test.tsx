// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { useRef } from 'react';
import Sortable from 'sortablejs';
import { expect, test } from 'vitest';
import { usePointerMove } from './use-pointer-move.ts';

function List() {
  const list = useRef<HTMLUListElement>(null);
  usePointerMove(list, () => {});
  return <ul ref={list} />;
}

test('a drag begins after 25 ms and the others move aside in 200 ms', () => {
  const { container } = render(<List />);
  const sortable = Sortable.get(container.firstElementChild as HTMLElement);
  expect([sortable?.option('delay'), sortable?.option('animation')]).toEqual([25, 200]);
});
