import { logCopy, staffCopy, trashCopy } from '#copy/admin/history.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { hasPower } from '#domain/staff/permissions.ts';
import { goTo, type Route } from '../navigation/route.ts';
import { useStaffMember } from '../session/use-staff-member.ts';
import { LogSection } from './LogSection.tsx';
import { StaffSection } from './StaffSection.tsx';
import { TrashSection } from './TrashSection.tsx';

const SECTIONS = ['trash', 'log', 'staff'] as const;
type Section = (typeof SECTIONS)[number];

const HEADINGS: Record<Section, string> = {
  trash: trashCopy.heading,
  log: logCopy.heading,
  staff: staffCopy.heading,
};

/** The Mere view: the trash, the log, and the accounts of staff for an owner. */
export default function MoreView({ route }: { route: Route }) {
  const { role } = useStaffMember();
  const isOwner = role !== null && hasPower(role, 'staff');
  const offered = SECTIONS.filter((section) => section !== 'staff' || isOwner);
  const shown = offered.find((section) => section === route.query) ?? 'trash';
  return (
    <>
      <div className="view-head">
        <h1>{HEADINGS[shown]}</h1>
      </div>
      <nav className="subnav" aria-label={adminCopy.tabs.more}>
        {offered.map((section) => (
          <button
            key={section}
            type="button"
            className="link-button"
            aria-current={section === shown ? 'page' : undefined}
            onClick={() => goTo('more', null, { query: section })}
          >
            {HEADINGS[section]}
          </button>
        ))}
      </nav>
      {shown === 'trash' && <TrashSection />}
      {shown === 'log' && <LogSection />}
      {shown === 'staff' && <StaffSection />}
    </>
  );
}
