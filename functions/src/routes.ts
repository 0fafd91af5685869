import { paths } from '#paths';
import { answerFreeTimes, bookingPage } from './bookings/booking-page.ts';
import { staffBookings } from './bookings/staff/staff-bookings.ts';
import { answerHealth, HEALTH_FRESH_SECONDS, measureHealth } from './health/measure-health.ts';
import { createMinuteLimit, receiveViolations } from './health/receive-violations.ts';
import { recordExport } from './history/record-export.ts';
import { fetchImage } from './import/fetch-image.ts';
import { importImage } from './import/import-image.ts';
import { isPublicAddress } from './import/public-address.ts';
import { deliver } from './inquiries/delivery/deliver.ts';
import { deliveryDeps } from './inquiries/delivery/delivery-deps.ts';
import { addressOf } from './inquiries/delivery/receipt-frame.ts';
import { smtpSender } from './inquiries/delivery/smtp-sender.ts';
import { receiveMail } from './inquiries/inbound/receive-mail.ts';
import { inquiryPage } from './inquiries/pages/inquiry-page.ts';
import { answerFormToken } from './inquiries/receive/form-token.ts';
import { receiveInquiry } from './inquiries/receive/receive-inquiry.ts';
import { staffInquiries } from './inquiries/staff/staff-inquiries.ts';
import { publicVehicleData } from './public-data/public-vehicle-data.ts';
import { createPublishedVehicles } from './public-data/published-vehicles.ts';
import { serveDocument, serveImage } from './public-data/serve-file.ts';
import { createStockLists } from './public-data/stock-lists.ts';
import { createTrashedFiles } from './public-data/trashed-files.ts';
import { vehiclePage } from './public-data/vehicle-page.ts';
import { receiveBuildReport } from './publishing/build/receive-build-report.ts';
import { mailConfiguredWebmaster } from './publishing/mail-configured-webmaster.ts';
import { buildRequestDeps } from './publishing/request/build-request-deps.ts';
import { publishNow } from './publishing/request/publish-now.ts';
import { configuredRegister } from './register/cached-register.ts';
import { lookUpVehicle } from './register/look-up-vehicle.ts';
import { searchPage } from './search/search-page.ts';
import { accountsApi, bucket } from './shared/admin-sdk.ts';
import { remembered } from './shared/remembered.ts';
import { get, getAndPost, post, type Route } from './shared/request/routes.ts';
import { services } from './shared/services.ts';
import { config, secrets } from './shared/settings/config.ts';
import { manageStaff } from './staff/manage-staff.ts';
import { waitingBuyers } from './watches/waiting-buyers.ts';
import { watchPages } from './watches/watch-pages.ts';

const { now } = services;

const health = remembered(HEALTH_FRESH_SECONDS * 1000, now, () => measureHealth(services));
const lists = createStockLists(services);
const fileRules = {
  isVehiclePublished: createPublishedVehicles(services),
  isTrashed: createTrashedFiles(services),
};
const mayWriteViolation = createMinuteLimit(now);

/** The addresses that visitors call, or Mailgun for them. The first that fits answers. */
export const SITE_ROUTES: readonly Route[] = [
  post(paths.sendContactEmail, (request) => receiveInquiry(request, services)),
  get(paths.formToken, async () => answerFormToken(services)),
  get('/car/*/*', (request) => inquiryPage(request, services)),
  post(paths.inboundMail, (request) =>
    receiveMail(request, {
      inquiriesDb: services.inquiriesDb,
      now,
      inbound: { domain: config.inboundDomain(), secret: services.formSecret },
      key: secrets.inboundKey.value(),
      own: [config.contactRecipient(), addressOf(config.mailFrom())].map((address) =>
        address.toLowerCase(),
      ),
    }),
  ),
  get(paths.bookingTimes, (request) => answerFreeTimes(request, services)),
  getAndPost('/aftale/**', (request) => bookingPage(request, services)),
  get(paths.publicVehicleData, (request) =>
    publicVehicleData(request, { db: services.db, lists, now }),
  ),
  get('/pictures/**', async (request) =>
    serveImage(request, { ...fileRules, bucket: await bucket() }),
  ),
  get('/documents/**', async (request) =>
    serveDocument(request, { ...fileRules, bucket: await bucket() }),
  ),
  ...['/car/*', '/electric-car/*'].map((path) =>
    get(path, (request) => vehiclePage(request, services)),
  ),
  get(paths.health, () => answerHealth(health)),
  post(paths.violations, (request) => {
    const { inquiriesDb, publicUrl } = services;
    return receiveViolations(request, {
      ...{ inquiriesDb, now, publicUrl },
      mayWrite: mayWriteViolation,
    });
  }),
  get(paths.search, (request) => searchPage(request, services)),
  getAndPost('/giv-besked/*', (request) => watchPages(request, services)),
];

/** The addresses of staff, and of the publisher, which reports. */
export const STAFF_ROUTES: readonly Route[] = [
  getAndPost(paths.inquiriesApi, (request) => {
    const { db, inquiriesDb, staffMember } = services;
    return staffInquiries(request, {
      ...{ db, inquiriesDb, now, staffMember },
      deliver: (id, outbox) => deliver(id, deliveryDeps(), outbox),
    });
  }),
  getAndPost(paths.bookingsApi, (request) => staffBookings(request, services)),
  post(paths.watchesApi, (request) => waitingBuyers(request, services)),
  getAndPost(paths.registerApi, (request) =>
    lookUpVehicle(request, {
      staffMember: services.staffMember,
      register: configuredRegister(services),
    }),
  ),
  post(paths.publish, (request) =>
    publishNow(request, { ...buildRequestDeps(), staffMember: services.staffMember }),
  ),
  post(paths.publishResult, (request) =>
    receiveBuildReport(request, {
      ...buildRequestDeps(),
      mailWebmaster: mailConfiguredWebmaster,
      webhookSecret: secrets.webhookSecret.value(),
    }),
  ),
  getAndPost(paths.staffApi, async (request) => {
    const { db, staffMember, publicUrl } = services;
    return manageStaff(request, {
      ...{ db, now, staffMember, publicUrl },
      auth: await accountsApi(),
      send: smtpSender(secrets.smtpUrl.value()),
      from: config.mailFrom(),
    });
  }),
  post(paths.exportsApi, (request) => recordExport(request, services)),
  post(paths.importImage, (request) =>
    importImage(request, {
      staffMember: services.staffMember,
      fetchImage: (address) => fetchImage(address, { isPublic: isPublicAddress }),
    }),
  ),
];
