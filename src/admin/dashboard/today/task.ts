import type { WorkList } from '#admin/vehicles/work-lists.ts';

/** Where the one action of a task leads. */
type Target =
  | { view: 'vehicle'; id: string }
  | { view: 'accessories'; id: string }
  | { view: 'work'; list: WorkList }
  | { view: 'inquiries' }
  | { view: 'sheets' }
  | { view: 'site' }
  | { view: 'top' }
  | { view: 'record'; path: string };

/** One kind of work of the day. */
export interface Task {
  kind:
    | 'inquiries'
    | 'publishing'
    | 'rejected'
    | 'uploads'
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
