// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

describe('showToast', () => {
  let showToast: typeof import('./toasts.ts')['showToast'];
  let dismissToastsOf: typeof import('./toast-store.ts')['dismissToastsOf'];

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    document.body.innerHTML = '<section id="toasts" aria-live="polite"></section>';
    ({ showToast } = await import('./toasts.ts'));
    ({ dismissToastsOf } = await import('./toast-store.ts'));
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const region = () => document.querySelector('#toasts');

  it('a toast shows title and description as text', () => {
    showToast({ title: 'Besked <b>sendt</b>!', description: 'Tak' });
    expect(region()?.querySelector('b')).toBeNull();
    expect(region()?.textContent).toContain('Besked <b>sendt</b>!');
    expect(region()?.querySelector('[role=status]')?.textContent).toContain('Tak');
  });

  it('a toast about a failure is an alert', () => {
    showToast({ title: 'Fejl', tone: 'destructive' });
    expect(region()?.querySelector('[role=alert]')?.textContent).toContain('Fejl');
  });

  it('a toast disappears after its duration or when it is dismissed', () => {
    showToast({ title: 'Kort', duration: 1000 });
    vi.advanceTimersByTime(999);
    expect(region()?.textContent).toContain('Kort');
    vi.advanceTimersByTime(1);
    expect(region()?.textContent).toBe('');
    showToast({ title: 'Lukkes' });
    region()?.querySelector('button')?.click();
    expect(region()?.textContent).toBe('');
  });

  it('a toast stays while the pointer is over it', () => {
    showToast({ title: 'Læses', duration: 1000 });
    const toast = region()?.firstElementChild;
    toast?.dispatchEvent(new Event('pointerenter'));
    vi.advanceTimersByTime(5000);
    expect(region()?.textContent).toContain('Læses');
    toast?.dispatchEvent(new Event('pointerleave'));
    vi.advanceTimersByTime(1000);
    expect(region()?.textContent).toBe('');
  });

  it('the page shows only the three newest toasts', () => {
    for (const title of ['en', 'to', 'tre', 'fire']) showToast({ title });
    const titles = [...(region()?.querySelectorAll('.toast__title') ?? [])];
    expect(titles.map((title) => title.textContent)).toEqual(['to', 'tre', 'fire']);
  });

  it('a toast replaces the one of its group, and only that', () => {
    const titles = () =>
      [...(region()?.querySelectorAll('.toast__title') ?? [])].map((title) => title.textContent);
    showToast({ title: 'Gemt' });
    showToast({ title: 'Fejl', tone: 'destructive', group: 'inquiry' });
    showToast({ title: 'Fejl igen', tone: 'destructive', group: 'inquiry' });
    expect(titles()).toEqual(['Gemt', 'Fejl igen']);
    dismissToastsOf('inquiry');
    expect(titles()).toEqual(['Gemt']);
  });
});
