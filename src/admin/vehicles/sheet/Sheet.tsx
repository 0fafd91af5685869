import { PriceParts } from '#components/price/PriceParts.tsx';
import { qrCode } from '#components/ui/qr-code.ts';
import { sheetCopy as copy } from '#copy/admin/vehicles/sheet.ts';
import { formatDate } from '#copy/format.ts';
import { vehicleName } from '#copy/labels.ts';
import { signParts } from '#copy/vehicles/price/price-parts.ts';
import { dealer, officeOf } from '#dealer';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { signPath } from '#paths';
import { sheetFacts } from './sheet-facts.ts';

export type SheetFormat = keyof typeof copy.formats;

/** The sign of one vehicle, as large as its paper. */
export function Sheet({ vehicle, format }: { vehicle: PublicVehicle; format: SheetFormat }) {
  const facts = sheetFacts(vehicle);
  const { size, path } = qrCode(new URL(signPath(vehicle.id), window.location.origin).href);
  const name = vehicleName(vehicle);
  return (
    <article className="sheet" data-format={format} aria-label={name}>
      <header>
        <p className="sheet__dealer">{dealer.name}</p>
        <h2>{name}</h2>
        {vehicle.variant && <p className="sheet__variant">{vehicle.variant}</p>}
      </header>
      <div className="sheet__price">
        <PriceParts parts={signParts(vehicle)} />
      </div>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <footer>
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={copy.scan}>
          <rect width={size} height={size} fill="#fff" />
          <path d={path} stroke="#000" />
        </svg>
        <div>
          <p>{copy.scan}</p>
          <p className="quiet">{copy.printed(formatDate(new Date()))}</p>
          <p className="quiet">
            {dealer.legalName} · CVR {dealer.cvr}
          </p>
          <p className="quiet">{officeOf(vehicle).phone}</p>
        </div>
      </footer>
    </article>
  );
}
