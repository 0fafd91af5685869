import { statusCopy } from '#copy/admin/shell.ts';
import { vehicleBadgeCopy } from '#copy/admin/vehicles/vehicle.ts';
import { vehicleName } from '#copy/labels.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { goTo } from '../navigation/route.ts';
import { StatusDot } from '../vehicles/StatusDot.tsx';
import { priceAndDays } from '../vehicles/shown-price.ts';
import { Thumbnail } from '../vehicles/Thumbnail.tsx';

export function RecentVehicle({ vehicle }: { vehicle: Vehicle }) {
  return (
    <li className="recent__row">
      <Thumbnail vehicle={vehicle} />
      <button type="button" className="recent__name" onClick={() => goTo('vehicle', vehicle.id)}>
        {vehicleName(vehicle)} {vehicle.variant}
        <span className="quiet">
          {vehicle.year} · {priceAndDays(vehicle)}
        </span>
      </button>
      <span className="recent__badges">
        {vehicle.unpublished && <span className="badge">{vehicleBadgeCopy.unpublished}</span>}
        {vehicle.featured && <span className="badge">{vehicleBadgeCopy.featured}</span>}
        {vehicle.flexleasing_enabled && <span className="badge">{vehicleBadgeCopy.leasing}</span>}
        <span className="badge">
          <StatusDot status={vehicle.status} />
          {statusCopy[vehicle.status]}
        </span>
      </span>
    </li>
  );
}
