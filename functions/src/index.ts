/** Every deployed function; `firebase.json` routes to them by these names. */

export { batteryDocumentUploaded, batteryTestCreated } from './battery-documents/triggers.ts';
export {
  accessoryDeleted,
  accessoryImageDeleted,
  batteryTestDeleted,
  damageImageDeleted,
  sweepOrphans,
  vehicleDeleted,
  vehicleImageDeleted,
} from './cleanup/triggers.ts';
export {
  accessoryImageCreated,
  damageImageCreated,
  imageUploaded,
  vehicleImageCreated,
} from './images/triggers.ts';
export {
  expireInquiries,
  formToken,
  inquiries,
  inquiryCreated,
  inquiryPage,
  sendContactEmail,
  sweepInquiries,
} from './inquiries/triggers.ts';
export { documents, images, publicVehicleData, vehiclePage } from './public-data/triggers.ts';
export {
  accessoryImageWritten,
  accessoryWritten,
  batteryTestWritten,
  damageImageWritten,
  nightlyRebuild,
  publishNow,
  publishResult,
  publishTask,
  sweepPublishing,
  vehicleImageWritten,
  vehicleWritten,
} from './publishing/triggers.ts';
export { staffAccounts } from './staff/triggers.ts';
