import { formatDate, formatKroner } from '#copy/format.ts';
import { imageCopy } from '#copy/images.ts';
import { fuelLabel, mileageLabel, ribbonCopy, vehicleName } from '#copy/labels.ts';
import { soldVehicleCopy } from '#copy/vehicles/sold-vehicle.ts';
import { priceCopy, rowCopy } from '#copy/vehicles/vehicle-row.ts';
import { dealer, telHref } from '#dealer';
import { variantUrl } from '#domain/image/image-address.ts';
import { purchasePrice } from '#domain/vehicle/price/price.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { escapeHtml } from '#functions/src/shared/request/escape.ts';
import { inventoryPath, paths, vehiclePath } from '#paths';
import type { PublicVehicleImage } from '../public-images.ts';

/** The primary image of each vehicle, by the vehicle's id, as a list of at most one. */
type Covers = ReadonlyMap<string, PublicVehicleImage[]>;

const [office] = dealer.offices;

/** The main content of the page of a sold vehicle; `SoldVehicle.astro` has its styles. */
export function soldVehicleHtml(
  vehicle: PublicVehicle,
  similar: readonly PublicVehicle[],
  covers: Covers,
): string {
  const name = `${vehicleName(vehicle)}, ${vehicle.year},`;
  const date = vehicle.sold_date && formatDate(vehicle.sold_date);
  return `<div class="section wrap gone">
<div class="gone__head">
<div class="gone__image gone__image--sold">${imageHtml(vehicle, covers)}<span class="ribbon ribbon--sold">${ribbonCopy.sold}</span></div>
<div class="stack">
<h1>${soldVehicleCopy.title}</h1>
<p class="lead">${escapeHtml(soldVehicleCopy.sold(name, date))} ${soldVehicleCopy.lead}</p>
<p class="gone__links">${linksHtml(vehicle, similar)}</p>
<p class="quiet">${soldVehicleCopy.help} <a class="figures" href="${telHref(office.phone)}">${office.phone}</a></p>
</div>
</div>
${similar.length > 0 ? similarHtml(similar, covers) : ''}
</div>`;
}

/** To its make, if a vehicle of it is among the similar ones, and to the whole stock. */
function linksHtml({ make }: PublicVehicle, similar: readonly PublicVehicle[]): string {
  const all = `<a class="button button--quiet" href="${paths.inventory}">${soldVehicleCopy.inventory}</a>`;
  if (!similar.some((vehicle) => vehicle.make === make)) return all.replace(' button--quiet', '');
  const text = escapeHtml(soldVehicleCopy.allOfMake(make));
  return `<a class="button" href="${inventoryPath(make)}">${text}</a>${all}`;
}

function similarHtml(similar: readonly PublicVehicle[], covers: Covers): string {
  return `<section aria-labelledby="lignende">
<h2 id="lignende">${soldVehicleCopy.similar}</h2>
<ul class="grid-3">${similar.map((vehicle) => cardHtml(vehicle, covers)).join('')}</ul>
</section>`;
}

function cardHtml(vehicle: PublicVehicle, covers: Covers): string {
  const name = escapeHtml(vehicleName(vehicle));
  const facts = [vehicle.year, mileageLabel(vehicle.mileage), fuelLabel(vehicle.fuel_type)];
  return `<li class="gone__card">
<div class="gone__image">${imageHtml(vehicle, covers)}</div>
<h3>${name}</h3>
<p class="quiet small figures">${facts.join(' · ')}</p>
<p class="gone__price figures">${priceHtml(vehicle)}</p>
<a class="button button--quiet" href="${vehiclePath(vehicle.id)}">${rowCopy.see}<span class="visually-hidden"> ${name}</span></a>
</li>`;
}

function imageHtml(vehicle: PublicVehicle, covers: Covers): string {
  const [cover] = covers.get(vehicle.id) ?? [];
  const smallest = cover?.widths[0];
  if (!cover || smallest === undefined) return `<p class="quiet">${imageCopy.onTheWay}</p>`;
  const address = (width: number) => escapeHtml(variantUrl(cover.image_url, width, 'webp'));
  const set = cover.widths.map((width) => `${address(width)} ${width}w`).join(', ');
  return `<img src="${address(smallest)}" srcset="${set}" sizes="(min-width: 64rem) 420px, 92vw" width="${cover.width ?? 1600}" height="${cover.height ?? 900}" alt="${escapeHtml(vehicleName(vehicle))}">`;
}

/** The price of buying; a sale with the earlier price that the law asks for. */
function priceHtml(vehicle: PublicVehicle): string {
  const price = purchasePrice(vehicle);
  if (price.kind === 'on_request') return priceCopy.onRequest;
  if (price.kind === 'price') return formatKroner(price.price);
  return `<span class="visually-hidden">${priceCopy.before} </span><s class="small quiet">${formatKroner(price.original)}</s> <span class="badge badge--offer">${priceCopy.sale}</span> <span class="visually-hidden">${priceCopy.now} </span><span class="gone__offer">${formatKroner(price.sale)}</span>`;
}
