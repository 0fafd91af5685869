import { useStore } from '@nanostores/react';
import Plus from 'lucide-react/icons/plus';
import { dashboardCopy as copy } from '#copy/admin/dashboard.ts';
import { adminCopy, sectionHeadingCopy, statusCopy } from '#copy/admin/shell.ts';
import { vehicleBadgeCopy, vehicleToastCopy } from '#copy/admin/vehicles/vehicle.ts';
import { formatAmount, formatKroner } from '#copy/format.ts';
import { sectionsOf } from '../more/sections.ts';
import { goTo } from '../navigation/route.ts';
import { useMay } from '../session/use-may.ts';
import { useStaffMember } from '../session/use-staff-member.ts';
import { Button } from '../ui/Button.tsx';
import { LoadedAt } from '../ui/LoadedAt.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { $stock, isComplete, refreshVehicles } from '../vehicles/store.ts';
import type { StatusFilter } from '../vehicles/table/rows/filter.ts';
import { figuresOf, RECENT_LIST } from './figures.ts';
import { FirstSteps } from './first-steps/FirstSteps.tsx';
import { RecentVehicle } from './RecentVehicle.tsx';
import { Today } from './today/Today.tsx';
import { useMorning } from './today/use-morning.ts';

export function Dashboard() {
  const stock = useStore($stock);
  const mayCreate = useMay('create', 'vehicles');
  const sections = sectionsOf(useStaffMember().role);
  const complete = isComplete(stock);
  const morning = useMorning();
  const figures = figuresOf(stock.vehicles, new Date());
  const shown = (text: string) => (complete ? text : '…');
  const count = (value: number) => shown(formatAmount(value));
  const recent = stock.vehicles.slice(0, RECENT_LIST);
  const hasFailed = stock.failed && stock.loadedAt === null;
  return (
    <>
      <div className="view-head">
        <h1>{adminCopy.tabs.dashboard}</h1>
        <LoadedAt
          state={stock}
          progress={progressOf(stock.vehicles.length, stock.expected)}
          onRefresh={refreshVehicles}
        />
        <section className="actions" aria-labelledby="quick-actions">
          <h2 id="quick-actions" className="visually-hidden">
            {copy.quickActions}
          </h2>
          {mayCreate && (
            <Button small onClick={() => goTo('vehicle')}>
              <Plus aria-hidden="true" size={18} />
              {copy.addNew}
            </Button>
          )}
          <Button quiet small onClick={() => goTo('vehicles')}>
            {copy.viewAll}
          </Button>
        </section>
      </div>
      {/* In one piece, so that nothing moves below a finger. */}
      {morning === undefined ? (
        <p role="status">{adminCopy.fetching}</p>
      ) : (
        <div className="column column--far dashboard">
          {hasFailed && (
            <LoadFailed title={vehicleToastCopy.fetchFailed} onRetry={refreshVehicles} />
          )}
          {morning && <Today morning={morning} />}
          {morning && <FirstSteps hasPrintedSheets={morning.printedSheets.size > 0} />}
          {!hasFailed && (
            <>
              <section className="dashboard__stock" aria-labelledby="stock">
                <h2 id="stock" className="view-head">
                  {copy.stock}
                </h2>
                <dl className="cards">
                  <Card
                    title={copy.total}
                    value={count(figures.total)}
                    note={shown(copy.addedThisWeek(figures.addedThisWeek))}
                  />
                  <Card
                    title={statusCopy.available}
                    value={count(figures.available)}
                    note={figures.unpublished > 0 && shown(copy.unpublished(figures.unpublished))}
                    status="available"
                  />
                  <Card
                    title={copy.totalValue}
                    value={shown(formatKroner(figures.totalValue))}
                    note={copy.totalValueHint}
                    status="available"
                  />
                  <Card
                    title={vehicleBadgeCopy.featured}
                    value={count(figures.featured)}
                    status="featured"
                  />
                  <Card title={statusCopy.sold} value={count(figures.sold)} status="sold" />
                  <Card
                    title={copy.recentActivity}
                    value={count(figures.addedThisWeek)}
                    note={copy.recentActivityHint}
                    status="recent"
                  />
                </dl>
              </section>
              <section aria-labelledby="recent-vehicles">
                <h2 id="recent-vehicles">{copy.recentVehicles}</h2>
                {recent.length === 0 ? (
                  <p className="quiet">{complete ? copy.none : adminCopy.fetching}</p>
                ) : (
                  <ul className="recent lined">
                    {recent.map((vehicle) => (
                      <RecentVehicle key={vehicle.id} vehicle={vehicle} />
                    ))}
                  </ul>
                )}
              </section>
            </>
          )}
          {sections.length > 0 && (
            <nav aria-labelledby="more">
              <h2 id="more">{adminCopy.tabs.more}</h2>
              <div className="actions">
                {sections.map((section) => (
                  <Button
                    quiet
                    key={section}
                    onClick={() => goTo('more', null, { query: section })}
                  >
                    {sectionHeadingCopy[section]}
                  </Button>
                ))}
              </div>
            </nav>
          )}
        </div>
      )}
    </>
  );
}

interface Props {
  title: string;
  value: string;
  note?: string | false;
  status?: StatusFilter;
}

/** A figure that leads to its vehicles in the table. */
function Card({ title, value, note, status = '' }: Props) {
  return (
    <div className="card">
      <dt className="quiet small">
        <a className="card__link" href={`#vehicles?${status === '' ? 'all' : `status=${status}`}`}>
          {title}
        </a>
      </dt>
      <dd className="card__value">{value}</dd>
      {note && <dd className="card__note">{note}</dd>}
    </div>
  );
}

function progressOf(loaded: number, expected: number | null): string | undefined {
  if (expected === null) return undefined;
  return adminCopy.partlyLoaded(formatAmount(loaded), formatAmount(expected));
}
