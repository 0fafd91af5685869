import { vehicleLine } from '#copy/inquiries/inquiry-mail.ts';
import { mileageLabel } from '#copy/labels.ts';
import { amountText } from '#copy/vehicles/price/amount-text.ts';
import { priceContents } from '#copy/vehicles/price/price-contents.ts';
import { priceCopy } from '#copy/vehicles/vehicle-row.ts';
import { watchMailCopy as copy, newsSubject, newsText } from '#copy/watch.ts';
import { dealer } from '#dealer';
import type { VisitorMail } from '#domain/inquiry/visitor-mail.ts';
import { parseSearch } from '#domain/search/state/parse-search.ts';
import { cashPrice } from '#domain/vehicle/price/price.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { type NewsItem, similarTo, type WatchNews } from '#domain/watch/find-news.ts';
import type { WatchedStock } from '#domain/watch/watched-stock.ts';
import { confirmedWatches, runningWatches, type Watcher } from '#domain/watch/watcher.ts';
import { serverSearchPath } from '#features/inventory/search/search-address.ts';
import { hostOf } from '#functions/src/inquiries/delivery/compose-mail.ts';
import type { DeliveryDeps } from '#functions/src/inquiries/delivery/delivery-deps.ts';
import { linkPart, mailBody, type Part } from '#functions/src/inquiries/delivery/mail-parts.ts';
import { addressOf } from '#functions/src/inquiries/delivery/receipt-frame.ts';
import type { OutgoingMail } from '#functions/src/inquiries/delivery/smtp-sender.ts';
import { signedLink } from '#functions/src/shared/signed-link.ts';
import { paths, vehiclePath, watchLinkPath } from '#paths';
import { findWatcher } from './watchers.ts';

/** Most vehicles in one mail, so that people read it; the others are behind a link. */
const MOST_ITEMS = 30;

const END: Part[] = [{ text: copy.signature }, { text: copy.reach }];

export interface LinkDeps {
  publicUrl: string;
  inbound: { secret: string };
}

/** The one mail to an address that nobody has confirmed; null where the wish is gone. */
export async function composeConfirmation(
  mail: VisitorMail,
  deps: DeliveryDeps,
): Promise<OutgoingMail | null> {
  const watcher = await findWatcher(deps.inquiriesDb, mail.watcher_id);
  const watch =
    watcher && runningWatches(watcher, deps.now()).find(({ key }) => key === mail.watch_key);
  if (!watch) return null;
  const id = `${mail.watcher_id}-${mail.watch_key}`;
  const link = signedLink('watch confirmation', id, deps.inbound.secret);
  const parts: Part[] = [
    { text: copy.hello },
    { text: copy.confirm },
    { text: watch.name, strong: true },
    linkPart(copy.confirmLink, `${deps.publicUrl}${watchLinkPath(link)}`),
    { text: copy.press },
    ...END,
    { text: copy.notYou, quiet: true },
  ];
  return {
    ...envelope(mail, watcher, deps),
    subject: copy.confirmSubject,
    ...mailBody(parts),
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}

/** The day's mail; null where its person has stopped everything since it was made. */
export async function composeNews(
  mail: VisitorMail,
  deps: DeliveryDeps,
): Promise<OutgoingMail | null> {
  const watcher = await findWatcher(deps.inquiriesDb, mail.watcher_id);
  if (!watcher || confirmedWatches(watcher, deps.now()).length === 0) return null;
  const { subject, text, html } = mail;
  return {
    ...envelope(mail, watcher, deps),
    ...{ subject, text, html },
    headers: {
      'List-Unsubscribe': `<${stopAddress(mail.watcher_id, deps)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function envelope(
  { id }: VisitorMail,
  { email }: Watcher,
  { from, to, publicUrl }: DeliveryDeps,
): Pick<OutgoingMail, 'messageId' | 'from' | 'to' | 'replyTo'> {
  return {
    messageId: `<${id}.watch@${hostOf(publicUrl)}>`,
    from: { name: dealer.name, address: addressOf(from) },
    to: { name: '', address: email },
    replyTo: { name: dealer.name, address: to },
  };
}

/** What the day's mail says: the difference, watch by watch, and how to stop. */
export function newsMail(
  watcherId: string,
  news: readonly WatchNews[],
  stock: WatchedStock,
  deps: LinkDeps,
): { subject: string; text: string; html: string } {
  const ends = Math.max(...news.map(({ watch }) => watch.ends_at.getTime()));
  const parts: Part[] = [
    { text: copy.hello },
    { text: copy.news },
    ...news.flatMap((one) => watchParts(one, stock, deps.publicUrl)),
    ...END,
    { text: copy.footer(new Date(ends)), quiet: true },
    linkPart(copy.stopLink, stopAddress(watcherId, deps)),
  ];
  const items = news.flatMap((one) => one.items);
  const [only] = items;
  const subject = only && items.length === 1 ? titleText(only) : newsSubject(items);
  return { subject, ...mailBody(parts) };
}

function watchParts({ watch, items }: WatchNews, stock: WatchedStock, publicUrl: string): Part[] {
  const state = parseSearch(new URLSearchParams(watch.query));
  const all = `${publicUrl}${watch.query === '' ? paths.inventory : serverSearchPath(state)}`;
  const rest = items.length - MOST_ITEMS;
  return [
    { text: watch.name, strong: true },
    ...items.slice(0, MOST_ITEMS).flatMap((item) => itemParts(item, watch, stock, publicUrl)),
    ...(rest > 0 ? [linkPart(copy.more(rest), all)] : []),
  ];
}

function itemParts(
  item: NewsItem,
  { query }: WatchNews['watch'],
  stock: WatchedStock,
  publicUrl: string,
): Part[] {
  const { vehicle, became } = item;
  const lines = (shown: PublicVehicle, before: string): Part[] => [
    { text: `${before}\n${factsText(shown)}` },
    linkPart(copy.vehicleLink, `${publicUrl}${vehiclePath(shown.id)}`),
  ];
  const title = titleText(item);
  if (became !== 'sold') return lines(vehicle, title);
  // A search lists its other vehicles; a watched vehicle lists similar ones.
  const similar = query === '' ? similarTo(vehicle, stock) : [];
  return [
    { text: title },
    ...(similar.length > 0 ? [{ text: copy.similar }] : []),
    ...similar.flatMap((one) => lines(one, nameText(one))),
  ];
}

/** `Volvo V90 (2022): reserveret` */
function titleText(item: NewsItem): string {
  return `${nameText(item.vehicle)}: ${newsText(item)}`;
}

function nameText({ make, model, year, id }: PublicVehicle): string {
  return vehicleLine({ make, model, year, id, price: 0, known: true });
}

/** Kilometres, and the price with what it contains. */
function factsText(vehicle: PublicVehicle): string {
  const price = cashPrice(vehicle);
  const contents = price === null ? [] : [priceCopy.inclusive, ...priceContents(vehicle)];
  return [mileageLabel(vehicle.mileage), [amountText(price), ...contents].join(' · ')].join('\n');
}

function stopAddress(id: string, { publicUrl, inbound }: LinkDeps): string {
  return `${publicUrl}${watchLinkPath(signedLink('watch', id, inbound.secret))}`;
}
