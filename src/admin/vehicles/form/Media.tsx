import { lazy } from 'react';
import { useWatch } from 'react-hook-form';
import { LazyPart } from '#admin/ui/LazyPart.tsx';
import { adminCopy } from '#copy/admin/shell.ts';
import { jumpIfAsked, MEDIA_ID } from './jump-to-media.ts';
import type { FormValues } from './values.ts';

const VehicleMedia = lazy(() => import('#admin/images/VehicleMedia.tsx'));

/** The images and documents below the form; battery tests follow the fuel type chosen in it. */
export function Media({ vehicleId }: { vehicleId: string | null }) {
  const fuel = useWatch<FormValues, 'fuel_type'>({ name: 'fuel_type' });
  return (
    <LazyPart fallback={<p role="status">{adminCopy.fetching}</p>}>
      <VehicleMedia
        id={MEDIA_ID}
        ref={jumpIfAsked}
        vehicleId={vehicleId}
        electric={fuel === 'electric'}
      />
    </LazyPart>
  );
}
