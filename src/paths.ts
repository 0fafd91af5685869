import type { DamageView } from '#domain/damage/facts.ts';
import { CONTACT_PARAMETERS, type ContactReason } from '#domain/inquiry/contact-reasons.ts';
import type { VehicleInquiryType } from '#domain/inquiry/forms.ts';
import type { BodyType } from '#domain/schema/enumerations.ts';
import { makeSlug } from '#domain/vehicle/make.ts';
import type { CustomerType } from '#domain/vehicle/price/shown-leasing.ts';

/** The addresses of the site; those of the marketing pages are in `copy/marketing/pages`. */
export const paths = {
  home: '/',
  contactSection: '/#kontakt',
  inventory: '/inventory',
  /** Answers a search without JavaScript. */
  search: '/soeg',
  soldCars: '/sold-cars',
  favourites: '/favoritter',
  compare: '/sammenlign',
  sharedList: '/delte-biler',
  /** Where a visitor asks to be mailed about a search or vehicles, and what follows. */
  watch: '/giv-besked/ny',
  watchSent: '/giv-besked/sendt',
  /** The page for a visitor who must confirm a time or a reservation by mail. */
  agreementSent: '/aftale/sendt',
  team: '/team',
  finance: '/finance',
  businessLeasing: '/business-leasing',
  sellCar: '/sell-car',
  wheels: '/wheels',
  accessories: '/accessories',
  accessoryShop: '/accessory-shop',
  webCrawler: '/web-crawler',
  admin: '/admin',
  /** The service worker of the admin, `public/admin-sw.js`. */
  adminWorker: '/admin-sw.js',
  privacy: '/privatliv',
  terms: '/vilkaar',
  /** Which damages the dealer shows, and how. */
  damages: '/skader',
  /** The page with the general forms, where their buttons lead without JavaScript. */
  contactForm: '/kontakt',
  thanks: '/tak',
  sendContactEmail: '/api/send-contact-email',
  formToken: '/api/form-token',
  bookingTimes: '/api/booking-times',
  publicVehicleData: '/api/public-vehicle-data',
  /** Whether the app works, for a check that runs all the time. */
  health: '/api/health',
  /** Where browsers report what a security policy stopped. */
  violations: '/api/violations',
  /** For staff only. */
  inquiriesApi: '/api/inquiries',
  bookingsApi: '/api/bookings',
  watchesApi: '/api/watches',
  registerApi: '/api/register',
  staffApi: '/api/staff',
  exportsApi: '/api/exports',
  /** Fetches one image from its address. */
  importImage: '/api/import-image',
  publish: '/api/publish',
  /** For the publisher only. */
  publishResult: '/api/publish-result',
  /** For Mailgun only, which posts whole mails to addresses that end with `mime`. */
  inboundMail: '/api/inbound/mime',
  metaFeed: '/feeds/meta-vehicles.csv',
  stockFeed: '/feeds/stock.json',
  sitemap: '/sitemap-index.xml',
} as const;

/** The contact section of the home page, with a message about that thing. */
export function contactSectionAbout(name: string, reason: ContactReason = 'buy'): string {
  return `${paths.home}?${CONTACT_PARAMETERS[reason]}=${encodeURIComponent(name)}#kontakt`;
}

/** The inventory, or one make's part of it. */
export function inventoryPath(make: string | null = null): string {
  return make === null ? paths.inventory : `${paths.inventory}/${makeSlug(make)}`;
}

/** Parts of the inventory, other than makes, that have pages of their own. */
export const INVENTORY_SECTIONS = { fuel: 'braendstof', body: 'karrosseri' } as const;

/** What a model (`volvo/v60`), a fuel (`electric`) or a body (`estate`) has in the inventory. */
export function inventoryPartPath(facet: InventoryPart, value: string): string {
  return facet === 'model'
    ? `${paths.inventory}/${value}`
    : `${paths.inventory}/${INVENTORY_SECTIONS[facet]}/${partSlug(facet, value)}`;
}

export type InventoryPart = 'model' | keyof typeof INVENTORY_SECTIONS;

/** Danish words for values whose code is English; the others are their own. */
const PART_SLUGS: Record<keyof typeof INVENTORY_SECTIONS, Record<string, string>> = {
  fuel: { electric: 'el' },
  body: { estate: 'stationcar', convertible: 'cabriolet', van: 'varebil' },
};

function partSlug(facet: keyof typeof INVENTORY_SECTIONS, value: string): string {
  return PART_SLUGS[facet][value] ?? value;
}

/** The value that a part of such an address stands for: `electric` for `el`. */
export function partOfSlug(facet: keyof typeof INVENTORY_SECTIONS, slug: string): string {
  const found = Object.entries(PART_SLUGS[facet]).find(([, word]) => word === slug);
  return found?.[0] ?? slug;
}

/** The parameter of /sammenlign and /delte-biler that names their vehicles, by their ids with commas between. */
export const CARS_PARAMETER = 'biler';

/** The comparison of vehicles, in their order. */
export function comparePath(ids: readonly string[]): string {
  return ids.length === 0 ? paths.compare : `${paths.compare}?${CARS_PARAMETER}=${ids.join(',')}`;
}

/** A list of vehicles for those who get its address. */
export function sharedListPath(ids: readonly string[]): string {
  return `${paths.sharedList}?${CARS_PARAMETER}=${ids.join(',')}`;
}

/** Page `page` (from 1) of the sold cars. */
export function soldVehiclesPath(page = 1): string {
  return page === 1 ? paths.soldCars : `${paths.soldCars}/side-${page}`;
}

/** The parameter of a car page that says whose leasing payment it opens with. */
export const CUSTOMER_PARAMETER = 'kunde';

/** The parameter of /finance that names the vehicle whose price it calculates with. */
export const FINANCED_PARAMETER = 'bil';

/** The loan calculator with the price of a vehicle. */
export function financePath(id: string): string {
  return `${paths.finance}?${FINANCED_PARAMETER}=${id}`;
}

/** The page of a vehicle, with the leasing payment of `customer`. */
export function vehiclePath(id: string, customer?: CustomerType): string {
  return customer ? `/car/${id}?${CUSTOMER_PARAMETER}=${customer}` : `/car/${id}`;
}

/** Fragment of a car page that opens the booking of a viewing; without JavaScript it leads to its button. */
export const BOOKING_FRAGMENT = 'book';

export function vehicleBookingPath(id: string): string {
  return `${vehiclePath(id)}#${BOOKING_FRAGMENT}`;
}

/** Fragment of the address on a sign, by which a car page knows where a visitor comes from. */
export const SIGN_FRAGMENT = 'skilt';

export function signPath(id: string): string {
  return `${vehiclePath(id)}#${SIGN_FRAGMENT}`;
}

/** A vehicle as a row and as data, for pages whose vehicles the device or an address names. */
export function vehicleDataPath(id: string): string {
  return `/search/vehicle-${id}`;
}

export function electricVehiclePath(id: string): string {
  return `/electric-car/${id}`;
}

/** The shop, or one category of it. */
export function shopPath(category: string | null = null): string {
  return category === null ? paths.accessories : `${paths.accessories}/${category}`;
}

/** The inquiry form of an accessory. */
export function accessoryInquiryPath(id: string): string {
  return `${paths.accessories}/${id}/kontakt`;
}

/** The inquiry form of a vehicle on a page of its own, which a function answers. */
export function vehicleInquiryPath(id: string, type: VehicleInquiryType): string {
  return `/car/${id}/${type}`;
}

/** Where a visitor asks to be mailed about a search; `query` is its parameters. */
export function watchSearchPath(query: URLSearchParams): string {
  return `${paths.watch}?${query}`;
}

/** Where a visitor asks to be mailed about vehicles. */
export function watchVehiclesPath(ids: readonly string[]): string {
  return `${paths.watch}?${CARS_PARAMETER}=${ids.join(',')}`;
}

/** The page of a mail about searches and vehicles; `link` is signed. */
export function watchLinkPath(link: string): string {
  return `/giv-besked/${link}`;
}

/** The page on which a visitor confirms, moves or ends a booking or a reservation; `link` is signed. */
export function bookingPath(link: string): string {
  return `/aftale/${link}`;
}

/** The file with which a calendar gets a booking. */
export function calendarPath(link: string): string {
  return `${bookingPath(link)}/fremvisning.ics`;
}

/**
 * Paths that functions answer, so no release contains a file for them: data, images and documents, the
 * inquiry forms of vehicles, bookings, the pages of /giv-besked, and searches without JavaScript. `firebase.json` rewrites
 * the same paths.
 */
export const FUNCTION_PATHS =
  /^\/(?:soeg$|(?:api|pictures|documents|aftale|giv-besked)\/|car\/[^/]+\/[^/]+$)/u;

/** The drawing of a view of a body; its file has all five. */
export function outlinePath(body: BodyType, view: DamageView): string {
  return `/outlines/${body}.svg#${view}`;
}
