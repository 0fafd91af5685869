import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect } from 'react';
import { adminCopy } from '#copy/admin/shell.ts';
import { $openInquiries } from '../inquiries/open-inquiries.ts';
import { $route, goTo, tabsOf, type View } from '../navigation/route.ts';
import { useStaffMember } from '../session/use-staff-member.ts';

export function Tabs({ active }: { active: View }) {
  const open = useStore($openInquiries);
  const views = tabsOf(useStaffMember().role);
  // A view without a tab leaves the first one to the Tab key.
  const reachable = views.includes(active) ? active : views[0];
  // On a narrow screen the row of tabs scrolls, and the active tab may be out of sight.
  useEffect(() => {
    document.getElementById(`tab-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  async function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const target = reachable && nextTab(event.key, reachable, views);
    if (!target) return;
    event.preventDefault();
    await goTo(target);
    // The tab before keeps the focus where staff stay with their unsaved changes.
    if ($route.get().view === target) document.getElementById(`tab-${target}`)?.focus();
  }
  return (
    <div className="tabs" role="tablist" aria-label={adminCopy.title} onKeyDown={onKeyDown}>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          role="tab"
          id={`tab-${view}`}
          className={view === 'vehicle' ? 'tab tab--long' : 'tab'}
          aria-selected={view === active}
          aria-controls="admin-panel"
          aria-describedby={view === 'inquiries' && open > 0 ? 'inquiries-waiting' : undefined}
          tabIndex={view === reachable ? 0 : -1}
          onClick={() => void goTo(view)}
        >
          {adminCopy.tabs[view]}
          {/* A description and not part of the name, which would change with the count. */}
          {view === 'inquiries' && open > 0 && (
            <span className="tab__count" aria-hidden="true">
              {open}
            </span>
          )}
        </button>
      ))}
      <span id="inquiries-waiting" hidden>
        {adminCopy.inquiriesWaiting(open)}
      </span>
    </div>
  );
}

function nextTab(key: string, active: View, views: readonly View[]): View | undefined {
  const index = views.indexOf(active);
  if (key === 'ArrowRight') return views[(index + 1) % views.length];
  if (key === 'ArrowLeft') return views.at(index - 1);
  if (key === 'Home') return views[0];
  if (key === 'End') return views.at(-1);
  return undefined;
}
