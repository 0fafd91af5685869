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

test('an image drag begins after 25 ms and animates the other images in 200 ms', () => {
  const { container } = render(<List />);
  const sortable = Sortable.get(container.firstElementChild as HTMLElement);
  expect([sortable?.option('delay'), sortable?.option('animation')]).toEqual([25, 200]);
});
