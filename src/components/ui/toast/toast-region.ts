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
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  return dialog?.querySelector('.dialog__head') ?? dialog;
}

function render(toast: Toast): HTMLElement {
  const element = document.createElement('div');
  element.className = `toast toast--${toast.tone}`;
  element.setAttribute('role', toast.tone === 'destructive' ? 'alert' : 'status');
  element.append(line('toast__title', toast.title));
  if (toast.description) element.append(line('toast__description', toast.description));
  if (toast.details) element.append(detailsOf(toast.details));
  if (toast.action) element.append(actionButton(toast.id, toast.action));
  element.append(closeButton(toast.id));
  countDown(element, toast);
  return element;
}

function line(className: string, text: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.className = className;
  paragraph.textContent = text;
  return paragraph;
}

function detailsOf({ label, text }: NonNullable<Toast['details']>): HTMLElement {
  const details = document.createElement('details');
  details.className = 'toast__details';
  const summary = document.createElement('summary');
  summary.textContent = label;
  details.append(summary, text);
  return details;
}

function actionButton(id: number, { label, run }: NonNullable<Toast['action']>): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'toast__action';
  button.textContent = label;
  button.addEventListener('click', () => {
    dismissToast(id);
    run();
  });
  return button;
}

function closeButton(id: number): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'toast__close icon-button';
  button.setAttribute('aria-label', siteCopy.toasts.dismiss);
  button.textContent = '×';
  button.addEventListener('click', () => dismissToast(id));
  return button;
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
