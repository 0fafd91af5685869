import type { Problem } from '#admin/publishing/problems.ts';
import type { WorkList } from '#admin/vehicles/work-lists.ts';
import type { OwnerCollection } from '#domain/image/upload-kinds.ts';

/** Where the one action of a task leads. */
type Target =
  | { view: 'vehicles'; list: WorkList }
  | { view: 'accessories'; list: Problem }
  | { view: 'inquiries' }
  | { view: 'bookings'; day: string }
  | { view: 'sheets' }
  | { view: 'site' }
  | { view: 'top' };

/** One kind of work of the day. */
export interface Task {
  kind:
    | 'inquiries'
    | 'viewings'
    | 'publishing'
    | `${OwnerCollection}-${Problem}`
    | 'images'
    | 'steps'
    | 'sheets'
    | 'offers'
    | 'lacking'
    | 'standing';
  title: string;
  detail: string;
  action: string;
  target: Target;
}
