import { adminCopy, sectionHeadingCopy } from '#copy/admin/shell.ts';
import { goTo, type Route } from '../navigation/route.ts';
import { useStaffMember } from '../session/use-staff-member.ts';
import { HealthSection } from './HealthSection.tsx';
import { LogSection } from './LogSection.tsx';
import { OwnAccountSection } from './OwnAccountSection.tsx';
import { ShotsSection } from './ShotsSection.tsx';
import { StaffSection } from './StaffSection.tsx';
import { sectionsOf } from './sections.ts';
import { TrashSection } from './TrashSection.tsx';

/** The trash, the log, for an owner the accounts of staff and the health of the app, and the own account. */
export default function MoreView({ route }: { route: Route }) {
  const offered = sectionsOf(useStaffMember().role);
  const shown = offered.find((section) => section === route.query) ?? offered[0];
  if (!shown) return null;
  return (
    <>
      <div className="view-head">
        <h1>{sectionHeadingCopy[shown]}</h1>
      </div>
      <nav className="tabs subnav" aria-label={adminCopy.tabs.more}>
        {offered.map((section) => (
          <button
            key={section}
            type="button"
            className="tab"
            aria-current={section === shown ? 'page' : undefined}
            onClick={() => goTo('more', null, { query: section })}
          >
            {sectionHeadingCopy[section]}
          </button>
        ))}
      </nav>
      {shown === 'trash' && <TrashSection />}
      {shown === 'log' && <LogSection />}
      {shown === 'staff' && <StaffSection />}
      {shown === 'shots' && <ShotsSection />}
      {shown === 'health' && <HealthSection />}
      {shown === 'account' && <OwnAccountSection />}
    </>
  );
}
