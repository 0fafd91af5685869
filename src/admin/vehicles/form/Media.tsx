import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { adminCopy } from '#copy/admin/shell.ts';
import type { FormValues } from './values.ts';

const VehicleMedia = lazy(() => import('#admin/images/VehicleMedia.tsx'));

const ID = 'vehicle-media';
let awaited = false;

/** Shows the images: at the end of a long form on a phone they are screens away. */
export function jumpToMedia(): void {
  document.getElementById(ID)?.scrollIntoView();
}

/** The next form opens at its images. */
export function openAtMedia(): void {
  awaited = true;
}

function jumpIfAwaited(): void {
  if (awaited) jumpToMedia();
  awaited = false;
}

/** The images and documents below the form; battery tests follow the fuel type chosen in it. */
export function Media({ vehicleId }: { vehicleId: string | null }) {
  const fuel = useWatch<FormValues, 'fuel_type'>({ name: 'fuel_type' });
  return (
    <Suspense fallback={<p role="status">{adminCopy.fetching}</p>}>
      <VehicleMedia
        id={ID}
        ref={jumpIfAwaited}
        vehicleId={vehicleId}
        electric={fuel === 'electric'}
      />
    </Suspense>
  );
}
