import { showToast } from '#components/ui/toasts.ts';
import { fallbackErrorCopy } from '#copy/vehicles/vehicle-page.ts';
import { fetchVehicle } from './fetch-vehicle.ts';

/** Loads the vehicle of the address. Where there is none, the HTML of the page says so already. */
export async function startVehicleFallback(root: HTMLElement): Promise<void> {
  const state = root.querySelector<HTMLElement>('[data-state]');
  if (!state) return;
  const help = root.querySelector<HTMLElement>('[data-help]');
  const fail = (message: string) => {
    state.textContent = message;
    if (help) help.hidden = false;
    showToast({ title: message, tone: 'destructive' });
  };
  if (state.textContent === fallbackErrorCopy.notFound) {
    fail(fallbackErrorCopy.notFound);
    return;
  }
  try {
    const id = location.pathname.split('/').filter(Boolean).at(-1) ?? '';
    const [vehicle, { showVehicle }] = await Promise.all([
      fetchVehicle(id),
      import('./show-vehicle.ts'),
    ]);
    if (vehicle) showVehicle(root, vehicle);
    else fail(fallbackErrorCopy.notFound);
  } catch (cause) {
    console.error(cause);
    fail(fallbackErrorCopy.failed);
  }
}
