import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { admin } from '../../../copy/admin.ts';
import type { FormValues } from './values.ts';

const VehicleMedia = lazy(() => import('../../images/VehicleMedia.tsx'));

/** The pictures and documents below the form; battery tests follow the fuel type chosen in it. */
export function Media({ vehicleId }: { vehicleId: string | null }) {
  const fuel = useWatch<FormValues, 'fuel_type'>({ name: 'fuel_type' });
  return (
    <Suspense fallback={<p role="status">{admin.fetching}</p>}>
      <VehicleMedia vehicleId={vehicleId} electric={fuel === 'electric'} />
    </Suspense>
  );
}
