import { hasPower } from '#domain/staff/permissions.ts';
import type { Role } from '#domain/staff/roles.ts';

const SECTIONS = ['trash', 'log', 'staff', 'shots', 'health', 'account'] as const;
const OF_OWNERS: readonly Section[] = ['staff', 'shots', 'health'];
export type Section = (typeof SECTIONS)[number];

/** The sections that a role reaches from the dashboard, in addition to the tabs. */
export function sectionsOf(role: Role | null): readonly Section[] {
  if (role === null) return [];
  return SECTIONS.filter((section) => {
    if (section === 'account') return true;
    return hasPower(role, OF_OWNERS.includes(section) ? 'staff' : 'history');
  });
}
