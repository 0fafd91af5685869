import { logCopy, staffCopy, trashCopy } from '#copy/admin/history.ts';
import { hasPower } from '#domain/staff/permissions.ts';
import type { Role } from '#domain/staff/roles.ts';

const SECTIONS = ['trash', 'log', 'staff'] as const;
export type Section = (typeof SECTIONS)[number];

export const SECTION_HEADINGS: Record<Section, string> = {
  trash: trashCopy.heading,
  log: logCopy.heading,
  staff: staffCopy.heading,
};

/** What a role finds behind the dashboard, besides the tabs. */
export function sectionsOf(role: Role | null): readonly Section[] {
  if (role === null || !hasPower(role, 'history')) return [];
  return SECTIONS.filter((section) => section !== 'staff' || hasPower(role, 'staff'));
}
