import { useStore } from '@nanostores/react';
import { lazy, useEffect, useRef } from 'react';
import { adminCopy } from '#copy/admin/shell.ts';
import { siteCopy } from '#copy/site.ts';
import { dealer } from '#dealer';
import { Dashboard } from '../dashboard/Dashboard.tsx';
import { useLoadOnFocus } from '../data/use-load-on-focus.ts';
import { usePollWhile } from '../data/use-poll-while.ts';
import { $question } from '../feedback/ask.ts';
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx';
import { keepFocusClearOfToasts } from '../feedback/clear-focus.ts';
import { HelpButton } from '../help/HelpButton.tsx';
import { $shotVehicle } from '../images/shots/open-camera.ts';
import { countOpenInquiries, INQUIRY_POLL_MS } from '../inquiries/open-inquiries.ts';
import { $buyerQuestion } from '../inquiries/vehicle/buyer.ts';
import { $route, followAddress, type Route, tabsOf } from '../navigation/route.ts';
import { PublishingLine } from '../publishing/PublishingLine.tsx';
import { $publishing, hasProblem } from '../publishing/store.ts';
import { useHasPower } from '../session/use-may.ts';
import { useStaffMember } from '../session/use-staff-member.ts';
import { LazyPart } from '../ui/LazyPart.tsx';
import { UnfinishedNotice } from '../vehicles/changes/run/UnfinishedNotice.tsx';
import { sheetIds } from '../vehicles/sheet/sheet-address.ts';
import { refreshVehicles } from '../vehicles/store.ts';
import { QueueLine } from './QueueLine.tsx';
import { SignOutButton } from './SignOutButton.tsx';
import { Tabs } from './Tabs.tsx';
import { usePageTitle } from './title.ts';

const PublishingNotice = lazy(() => import('../publishing/PublishingNotice.tsx'));
const loadTable = () => import('../vehicles/table/VehiclesView.tsx');
const VehiclesView = lazy(loadTable);
const ImportView = lazy(() => import('../vehicles/import/view/ImportView.tsx'));
const SheetsView = lazy(() => import('../vehicles/sheet/SheetsView.tsx'));
const OutdatedSheetsView = lazy(() => import('../vehicles/sheet/OutdatedSheetsView.tsx'));
const VehicleEditor = lazy(() => import('../vehicles/editor/VehicleEditor.tsx'));
const AccessoriesView = lazy(() => import('../accessories/AccessoriesView.tsx'));
const MoreView = lazy(() => import('../more/MoreView.tsx'));
const BuyerDialog = lazy(() => import('../inquiries/vehicle/BuyerDialog.tsx'));
const ShotCamera = lazy(() => import('../images/shots/ShotCamera.tsx'));
const BookingsView = lazy(() => import('../bookings/BookingsView.tsx'));
const InquiriesView = lazy(() => import('../inquiries/InquiriesView.tsx'));

/** Loads the table, where the sign-in leads to it. */
export async function loadFirstView(): Promise<void> {
  if ($route.get().view === 'vehicles') await loadTable();
}

const DASHBOARD: Route = { view: 'dashboard', id: null, query: '' };

export function Workspace() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(followAddress, []);
  useEffect(keepFocusClearOfToasts, []);
  useEffect(openOfflineSoon, []);
  useLoadOnFocus(refreshVehicles);
  const { role } = useStaffMember();
  const answers = useHasPower('inquiries');
  const imports = useHasPower('import');
  useLoadOnFocus(answers ? countOpenInquiries : null);
  usePollWhile(answers, countOpenInquiries, INQUIRY_POLL_MS);
  const asked = useStore($route);
  // The address may be one that a colleague left behind on this device.
  const isImport = asked.view === 'vehicles' && asked.id === 'import';
  const isMissing =
    (!answers && (asked.view === 'inquiries' || asked.view === 'bookings')) ||
    (!imports && isImport);
  const route = isMissing ? DASHBOARD : asked;
  const publishing = useStore($publishing);
  const question = useStore($question);
  const buyer = useStore($buyerQuestion);
  const shotVehicle = useStore($shotVehicle);
  usePageTitle(route.view);
  // The focused element went with the old view, or is hidden until the code of the new one has loaded: focus
  // the panel, so that Tab starts in the new view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new route.
  useEffect(() => {
    // Neither a hidden element nor the body, which has the focus of a removed one, has an offset parent.
    if ((document.activeElement as HTMLElement | null)?.offsetParent === null) {
      panel.current?.focus({ preventScroll: true });
    }
  }, [route]);
  return (
    <div className="workspace">
      <button type="button" className="skip-link" onClick={() => panel.current?.focus()}>
        {siteCopy.skipLink}
      </button>
      <header className="top">
        <p className="top__name">{dealer.name}</p>
        <PublishingLine />
        <HelpButton route={route} />
        <QueueLine />
        <SignOutButton />
        <Tabs active={route.view} />
      </header>
      <main>
        <div
          ref={panel}
          id="admin-panel"
          className="column column--far"
          role="tabpanel"
          tabIndex={-1}
          {...(tabsOf(role).includes(route.view)
            ? { 'aria-labelledby': `tab-${route.view}` }
            : { 'aria-label': adminCopy.tabs[route.view] })}
        >
          <LazyPart>
            {hasProblem(publishing) && <PublishingNotice />}
            <UnfinishedNotice />
          </LazyPart>
          <LazyPart key={route.view} fallback={<p role="status">{adminCopy.fetching}</p>}>
            <CurrentView route={route} />
          </LazyPart>
        </div>
      </main>
      {question && <ConfirmDialog question={question} />}
      <LazyPart>
        {buyer && <BuyerDialog question={buyer} />}
        {shotVehicle !== null && <ShotCamera vehicleId={shotVehicle} />}
      </LazyPart>
    </div>
  );
}

/** By then the first view has loaded, on most connections. */
const SETTLED_MS = 5_000;

/** Registers the worker with which the admin opens without a connection. */
function openOfflineSoon(): () => void {
  const timer = setTimeout(() => void import('./register-worker.ts'), SETTLED_MS);
  return () => clearTimeout(timer);
}

function CurrentView({ route }: { route: Route }) {
  switch (route.view) {
    case 'dashboard':
      return <Dashboard />;
    case 'vehicles':
      if (route.id === 'import') return <ImportView />;
      if (route.id === 'outdated-sheets') return <OutdatedSheetsView />;
      if (route.id === 'sheets') return <SheetsView ids={sheetIds(route.query)} />;
      return <VehiclesView route={route} />;
    case 'vehicle':
      return <VehicleEditor key={route.id} id={route.id} />;
    case 'accessories':
      return <AccessoriesView route={route} />;
    case 'inquiries':
      return <InquiriesView route={route} />;
    case 'bookings':
      return <BookingsView route={route} />;
    case 'more':
      return <MoreView route={route} />;
  }
}
