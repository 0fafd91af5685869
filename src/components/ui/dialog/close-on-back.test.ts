// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { closeOnBack } from './close-on-back.ts';
import { leaveDialogEntry } from './leave-dialog-entry.ts';

const popped = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

it('back closes an open dialog, once', async () => {
  const close = vi.fn();
  const closed = closeOnBack(close);
  const arrived = popped();
  history.back();
  await arrived;
  expect(close).toHaveBeenCalledTimes(1);
  closed();
  expect(history.state).toBeNull();
});

it('a dialog that is closed in another way leaves its history entry, however often it is opened', async () => {
  const before = history.length;
  for (let times = 0; times < 3; times += 1) {
    const close = vi.fn();
    const closed = closeOnBack(close);
    expect(history.length).toBeLessThanOrEqual(before + 1);
    const arrived = popped();
    closed();
    await arrived;
    expect(close).not.toHaveBeenCalled();
    expect(history.state).toBeNull();
  }
});

it('a dialog that is opened again before the browser has gone back stays open, with an entry of its own', async () => {
  const first = closeOnBack(vi.fn());
  const close = vi.fn();
  const arrived = popped();
  first();
  closeOnBack(close);
  await arrived;
  expect(close).not.toHaveBeenCalled();
  const left = popped();
  history.back();
  await left;
  expect(close).toHaveBeenCalledTimes(1);
});

it('the state that the page has stored in its history entry is in the entry of the dialog, too', async () => {
  history.replaceState({ make: 'volvo' }, '');
  const closed = closeOnBack(vi.fn());
  expect(history.state).toMatchObject({ make: 'volvo' });
  const arrived = popped();
  closed();
  await arrived;
  expect(history.state).toEqual({ make: 'volvo' });
});

it('a page that is loaded again at the entry of a dialog leaves that entry, and no other', async () => {
  history.pushState({ make: 'volvo' }, '');
  closeOnBack(vi.fn());
  const arrived = popped();
  leaveDialogEntry();
  await arrived;
  expect(history.state).toEqual({ make: 'volvo' });
  const { length } = history;
  leaveDialogEntry();
  expect(history.state).toEqual({ make: 'volvo' });
  expect(history.length).toBe(length);
});

it('a dialog that is opened before the last script of its page has arrived keeps its entry', () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  closeOnBack(vi.fn());
  const back = vi.spyOn(history, 'back');
  leaveDialogEntry();
  expect(back).not.toHaveBeenCalled();
  expect(history.state).toMatchObject({ open: true });
});
