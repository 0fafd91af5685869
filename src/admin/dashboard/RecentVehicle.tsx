import { STATUS_NAMES } from '#copy/admin/shell.ts';
import { vehicleBadges } from '#copy/admin/vehicle.ts';
import { formatDate } from '#copy/format.ts';
import { vehicleName } from '#copy/labels.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { goTo } from '../shell/route.ts';
import { priceText } from '../vehicles/price-text.ts';
import { StatusDot } from '../vehicles/StatusDot.tsx';

export function RecentVehicle({ vehicle }: { vehicle: Vehicle }) {
  return (
    <li className="recent__row">
      <StatusDot status={vehicle.status} />
      <button type="button" className="recent__name" onClick={() => goTo('vehicle', vehicle.id)}>
        {vehicleName(vehicle)} {vehicle.variant}
        <span className="quiet">
          {vehicle.year} · {priceText(vehicle)} · {formatDate(vehicle.created_at)}
        </span>
      </button>
      <span className="recent__badges">
        {vehicle.featured && <span className="badge">{vehicleBadges.featured}</span>}
        {vehicle.flexleasing_enabled && <span className="badge">{vehicleBadges.leasing}</span>}
        <span className="badge">{STATUS_NAMES[vehicle.status]}</span>
      </span>
    </li>
  );
}
