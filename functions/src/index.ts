/** Every deployed function; `firebase.json` routes to them by these names. */

// Before every function, since a function has the options of the moment it is defined.
import './shared/settings/global-options.ts';
import { endSlowRequests } from './shared/request/slow-requests.ts';

endSlowRequests();

export { nightlyCleanup } from './cleanup/triggers.ts';
export {
  accessoryImageWritten,
  accessoryWritten,
  batteryTestWritten,
  damageImageWritten,
  fileUploaded,
  vehicleImageWritten,
  vehicleWritten,
} from './documents/triggers.ts';
export { inquiryCreated, sweepInquiries } from './inquiries/triggers.ts';
export {
  nightlyRebuild,
  publishSite,
  publishTask,
  sweepPublishing,
} from './publishing/triggers.ts';
export { site, staff } from './triggers.ts';
