import type { View } from '#admin/navigation/route.ts';

/** One kind of work of the day. */
export interface Task {
  kind: string;
  title: string;
  detail: string;
  action: string;
  /** Where the one action leads: an address of the admin, a mail, the public site, or the reason above every view. */
  target: `#${View}${string}` | `mailto:${string}` | 'site' | 'top';
}
