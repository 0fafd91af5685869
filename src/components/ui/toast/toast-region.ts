import { siteCopy } from '#copy/site.ts';
import { placeToasts } from './toast-place.ts';
import { $toasts, dismissToast, type Toast } from './toast-store.ts';

let region: HTMLElement | null = null;

/** Renders the toasts of the store into the page's `#toasts`; runs once. */
export function startToastRegion(): void {
  if (region) return;
  region = document.querySelector<HTMLElement>('#toasts');
  if (region) follow(region);
}

/** Moves the region out of a dialog that is about to be removed. */
export function moveToastsToBody(): void {
  if (!region || region.parentElement === document.body) return;
  moveRegion(region, document.body);
  placeToasts(region);
}

/** Moves toasts that are on screen into a dialog that has opened by itself, beneath which they are inert. */
export function moveToastsToDialog(): void {
  const host = dialogHost();
  if (region && host && $toasts.get().length > 0) moveRegion(region, host);
}

function follow(region: HTMLElement): void {
  const shown = new Map<number, HTMLElement>();

  document.addEventListener(
    'close',
    ({ target }) => {
      if (target instanceof Node && target.contains(region)) moveToastsToBody();
    },
    true,
  );

  $toasts.subscribe((toasts) => {
    const isNew = toasts.some(({ id }) => !shown.has(id));
    // A modal dialog makes the rest of the page inert, so a new toast is shown inside it.
    if (isNew) moveRegion(region, dialogHost() ?? document.body);
    for (const [id, element] of shown) {
      if (toasts.some((toast) => toast.id === id)) continue;
      element.remove();
      shown.delete(id);
    }
    for (const toast of toasts) {
      if (shown.has(toast.id)) continue;
      const element = render(toast);
      shown.set(toast.id, element);
      region.append(element);
    }
    if (isNew) placeToasts(region);
  });
}

function moveRegion(region: HTMLElement, host: Element): void {
  if (region.parentElement !== host) host.append(region);
}

/** The head of the topmost dialog, which stays in sight above its content; the dialog where it has none. */
function dialogHost(): Element | undefined {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  return dialog?.querySelector('.dialog__head') ?? dialog;
}

function render(toast: Toast): HTMLElement {
  const element = document.createElement('div');
  element.className = `toast toast--${toast.tone}`;
  element.setAttribute('role', toast.tone === 'destructive' ? 'alert' : 'status');
  element.append(line('toast__title', toast.title));
  if (toast.description) element.append(line('toast__description', toast.description));
  if (toast.details) element.append(detailsOf(toast.details));
  const dismiss = () => dismissToast(toast.id);
  if (toast.action) {
    const { label, run } = toast.action;
    const press = () => {
      dismiss();
      run();
    };
    element.append(button('toast__action', label, press));
  }
  const close = button('toast__close icon-button', '×', dismiss);
  close.ariaLabel = siteCopy.toasts.dismiss;
  element.append(close);
  countDown(element, toast);
  return element;
}

function line(className: string, text: string): HTMLElement {
  return Object.assign(document.createElement('p'), { className, textContent: text });
}

function detailsOf({ label, text }: NonNullable<Toast['details']>): HTMLElement {
  const details = Object.assign(document.createElement('details'), { className: 'toast__details' });
  details.append(Object.assign(document.createElement('summary'), { textContent: label }), text);
  return details;
}

function button(className: string, text: string, onClick: () => void): HTMLElement {
  const element = document.createElement('button');
  Object.assign(element, { type: 'button', className, textContent: text });
  element.addEventListener('click', onClick);
  return element;
}

/** Dismisses the toast after its duration; starts over when the pointer or the focus leaves it. */
function countDown(element: HTMLElement, toast: Toast): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const start = () => {
    stop();
    timer = setTimeout(() => dismissToast(toast.id), toast.duration);
  };
  element.addEventListener('pointerenter', stop);
  element.addEventListener('focusin', stop);
  element.addEventListener('pointerleave', start);
  element.addEventListener('focusout', start);
  start();
}
