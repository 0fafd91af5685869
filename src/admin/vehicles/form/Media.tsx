import { lazy } from 'react';
import { useWatch } from 'react-hook-form';
import { LazyPart } from '#admin/ui/LazyPart.tsx';
import { adminCopy } from '#copy/admin/shell.ts';
import type { FormValues } from './values.ts';

const VehicleMedia = lazy(() => import('#admin/images/VehicleMedia.tsx'));

const ID = 'vehicle-media';
let jumpOnMount = false;

/** Scrolls to the images, which on a phone are screens below the start of the form. */
export function jumpToMedia(): void {
  document.getElementById(ID)?.scrollIntoView();
}

/** The next form that opens scrolls to its images. */
export function openAtMedia(): void {
  jumpOnMount = true;
}

/** Called without an element as well, when the form before goes. */
function jumpIfAsked(media: HTMLElement | null): void {
  if (!media || !jumpOnMount) return;
  jumpToMedia();
  jumpOnMount = false;
}

/** The images and documents below the form; battery tests follow the fuel type chosen in it. */
export function Media({ vehicleId }: { vehicleId: string | null }) {
  const fuel = useWatch<FormValues, 'fuel_type'>({ name: 'fuel_type' });
  return (
    <LazyPart fallback={<p role="status">{adminCopy.fetching}</p>}>
      <VehicleMedia
        id={ID}
        ref={jumpIfAsked}
        vehicleId={vehicleId}
        electric={fuel === 'electric'}
      />
    </LazyPart>
  );
}
