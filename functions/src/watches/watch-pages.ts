import * as v from 'valibot';
import { emailAddress } from '#domain/inquiry/form-schema.ts';
import { HONEYPOT } from '#domain/inquiry/forms.ts';
import { parseSearch } from '#domain/search/state/parse-search.ts';
import { findWatched, seenNow } from '#domain/watch/watched-stock.ts';
import { confirmedWatches, MOST_WATCHES, runningWatches } from '#domain/watch/watcher.ts';
import { serverSearchPath } from '#features/inventory/search/search-address.ts';
import { answerPrivately } from '#functions/src/bookings/signed-page.ts';
import { readPlainForm } from '#functions/src/inquiries/pages/plain-form.ts';
import { isFromForeignSite } from '#functions/src/inquiries/receive/foreign-site.ts';
import { checkFormToken, issueFormToken } from '#functions/src/inquiries/receive/form-token.ts';
import { networkOf } from '#functions/src/inquiries/receive/network.ts';
import { checkRateLimit } from '#functions/src/inquiries/receive/rate-limit.ts';
import { type ApiAnswer, type ApiRequest, redirect } from '#functions/src/shared/request/http.ts';
import type { Services } from '#functions/src/shared/services.ts';
import { idOfLink, signedLink } from '#functions/src/shared/signed-link.ts';
import { paths, vehiclePath, watchLinkPath } from '#paths';
import { type PageData, pageOf } from '#site/page-data.ts';
import { readWatchedStock } from './read-stock.ts';
import { addWish, confirmWatch, findWatcher, stopWatches } from './watchers.ts';
import { type AskedWish, readWish, type WishDeps } from './wish.ts';

const MAX_BODY_BYTES = 4 * 1024;

export type WatchPagesDeps = WishDeps &
  Pick<Services, 'inquiriesDb' | 'formSecret' | 'publicUrl' | 'inquiriesPerHour' | 'site'>;

type Data = PageData['/giv-besked'];
type Problem = Extract<Data, { step: 'ask' }>['problem'];

/**
 * `/giv-besked/*`: the form, what follows it, and the pages that the links of mails lead to. A GET
 * changes nothing, since programs open the links of mails. Why it is so: docs/why/watches.md.
 */
export async function watchPages(request: ApiRequest, deps: WatchPagesDeps): Promise<ApiAnswer> {
  const isPost = request.method === 'POST';
  const form = isPost && request.body.length <= MAX_BODY_BYTES ? readPlainForm(request.body) : {};
  if (isPost && isFromForeignSite(request, deps.publicUrl))
    return show(403, { step: 'wrong' }, deps);
  if (request.path === paths.watchSent) return show(200, { step: 'sent' }, deps);
  if (request.path === paths.watch) {
    const asked = await readWish(request.query, deps);
    return isPost ? receiveWish(request, { asked, form }, deps) : ask(asked, {}, deps);
  }
  const link = request.path.split('/')[2] ?? '';
  const unconfirmed = idOfLink('watch confirmation', link, deps.formSecret);
  if (unconfirmed) return confirmation(link, unconfirmed, { isPost, deps });
  const id = idOfLink('watch', link, deps.formSecret);
  if (!id) return show(404, { step: 'wrong' }, deps);
  if (!isPost) return watches(link, id, deps);
  // Mail programs unsubscribe with a body of their own (RFC 8058), which ends all watches.
  await stopWatches({ id, key: form['key'] ?? null }, deps);
  return redirect(303, watchLinkPath(link));
}

async function receiveWish(
  request: ApiRequest,
  { asked, form }: { asked: AskedWish; form: Record<string, string> },
  deps: WatchPagesDeps,
): Promise<ApiAnswer> {
  const { email = '', token = '' } = form;
  const refuse = (problem: Problem) => ask(asked, { problem, email }, deps);
  if (asked === 'wide') return ask(asked, {}, deps);
  const address = v.safeParse(emailAddress, email);
  if (!address.success) return refuse('invalid');
  const now = deps.now();
  if (checkFormToken(deps.formSecret, token, now) !== 'good') return refuse('again');
  // A program that fills in every field learns nothing.
  if (form[HONEYPOT]) return redirect(303, paths.watchSent);
  const limit = await checkRateLimit(deps.inquiriesDb, {
    of: 'watch_',
    address: networkOf(request.address),
    email: address.output,
    text: '',
    perHour: deps.inquiriesPerHour,
    withToken: true,
    secret: deps.formSecret,
    now,
  });
  if (limit.verdict !== 'allowed') return refuse('busy');
  await addWish({ email: address.output, wish: asked.wish }, deps);
  const batch = deps.inquiriesDb.batch();
  limit.count(batch);
  await batch.commit();
  return redirect(303, paths.watchSent);
}

const STATUS = { invalid: 422, again: 403, busy: 429 } as const;

function ask(
  asked: AskedWish,
  { problem = null, email = '' }: { problem?: Problem; email?: string },
  deps: WatchPagesDeps,
): Promise<ApiAnswer> {
  if (asked === 'wide') return show(200, { step: 'wide' }, deps);
  const { wish, back } = asked;
  const token = issueFormToken(deps.formSecret, deps.now());
  const data = { step: 'ask' as const, ...wish, back, token, problem, email };
  return show(problem ? STATUS[problem] : 200, data, deps);
}

/** The page that asks whether a watch is wanted; its press starts it. */
async function confirmation(
  link: string,
  signed: string,
  { isPost, deps }: { isPost: boolean; deps: WatchPagesDeps },
): Promise<ApiAnswer> {
  const [id = '', key = ''] = signed.split('-');
  const watcher = await findWatcher(deps.inquiriesDb, id);
  const watch = watcher && runningWatches(watcher, deps.now()).find((one) => one.key === key);
  if (!watch) return show(404, { step: 'wrong' }, deps);
  const own = signedLink('watch', id, deps.formSecret);
  if (!isPost) {
    if (watch.confirmed_at) return watches(own, id, deps);
    return show(200, { step: 'confirm', name: watch.name, link }, deps);
  }
  const stock = await readWatchedStock(deps.db, deps.now());
  const seen = seenNow(findWatched(watch, stock));
  const outcome = await confirmWatch({ id, key, seen }, deps);
  if (outcome === null) return show(404, { step: 'wrong' }, deps);
  return watches(own, id, deps, outcome === 'full' ? 'full' : 'fresh');
}

/** What a person is mailed about, each with its button to stop. */
async function watches(
  link: string,
  id: string,
  deps: WatchPagesDeps,
  news: 'fresh' | 'full' | null = null,
): Promise<ApiAnswer> {
  const watcher = await findWatcher(deps.inquiriesDb, id);
  const confirmed = watcher ? confirmedWatches(watcher, deps.now()) : [];
  if (confirmed.length === 0) return show(200, { step: 'none' }, deps);
  const list = confirmed.map(({ key, name, ends_at, query, vehicle_ids }) => {
    const [first = ''] = vehicle_ids;
    const state = parseSearch(new URLSearchParams(query));
    const href = query === '' ? vehiclePath(first) : serverSearchPath(state);
    return { key, name, ends_at, href };
  });
  return show(200, { step: 'watches', watches: list, link, news, most: MOST_WATCHES }, deps);
}

function show(status: number, data: Data, { site }: WatchPagesDeps): Promise<ApiAnswer> {
  return answerPrivately(site, status, pageOf('/giv-besked', '/giv-besked', data));
}
