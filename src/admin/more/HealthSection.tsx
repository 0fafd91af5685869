import * as v from 'valibot';
import { healthCopy as copy } from '#copy/admin/health.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { formatAmount } from '#copy/format.ts';
import { type Health, HealthSchema } from '#domain/health.ts';
import { callFunction } from '#firebase/service/functions.ts';
import { paths } from '#paths';
import { useLoaded } from '../data/use-loaded.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';

const NOTHING: { health: Health | null } = { health: null };
const readHealth = async () => ({
  health: v.parse(HealthSchema, await callFunction(paths.health)),
});

/** The health of the running app, for the owner: the problems, and what to do. */
export function HealthSection() {
  const { health, loadedAt, failed, load } = useLoaded(NOTHING, copy.fetchFailed, readHealth);
  if (failed && !loadedAt) return <LoadFailed title={copy.fetchFailed} onRetry={load} />;
  if (health === null) return <p role="status">{adminCopy.fetching}</p>;
  return <HealthReport health={health} />;
}

/** The same for a known state. */
export function HealthReport({ health }: { health: Health }) {
  const { seconds_since_release: release, edit_waiting_seconds: edit } = health;
  const facts: [string, string][] = [
    [copy.release, release === null ? copy.noRelease : copy.ago(copy.time(release))],
    [copy.edit, waiting(edit)],
    [copy.mail, waiting(health.mail_waiting_seconds)],
    [copy.unsent, count(health.mails_unsent)],
    [copy.uploads, count(health.failed_uploads)],
    [copy.violations, count(health.violations)],
  ];
  return (
    <div className="health column">
      {health.problems.length === 0 && (
        <p role="status">
          <strong>{copy.fine}</strong>
        </p>
      )}
      {health.problems.map((problem) => (
        <div className="notice notice--failed" key={problem} role="alert">
          <strong>{copy.problems[problem].title}</strong>
          <p>{copy.problems[problem].body}</p>
        </div>
      ))}
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function waiting(seconds: number | null): string {
  return seconds === null ? copy.none : copy.waitsFor(copy.time(seconds));
}

function count(value: number): string {
  return value === 0 ? copy.none : formatAmount(value);
}
