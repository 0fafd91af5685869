import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { healthCopy as copy } from '#copy/admin/health.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { dealer } from '#dealer';
import { type Health, type HealthProblem, HealthSchema } from '#domain/health.ts';
import { callFunction } from '#firebase/service/functions.ts';
import { paths } from '#paths';
import { useLoaded } from '../data/use-loaded.ts';
import { goTo } from '../navigation/route.ts';
import { Button } from '../ui/Button.tsx';
import { LoadedAt } from '../ui/LoadedAt.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';

const NOTHING: { health: Health | null } = { health: null };
const readHealth = async () => ({
  health: v.parse(HealthSchema, await callFunction(paths.health)),
});

/** The health of the running app, for the owner: what works, what does not, and what to do. */
export function HealthSection() {
  const { load, ...loaded } = useLoaded(NOTHING, copy.fetchFailed, readHealth);
  if (loaded.failed && !loaded.loadedAt) {
    return <LoadFailed title={copy.fetchFailed} onRetry={load} />;
  }
  if (loaded.health === null) return <p role="status">{adminCopy.fetching}</p>;
  return (
    <HealthReport health={loaded.health}>
      <LoadedAt state={loaded} onRefresh={load} />
    </HealthReport>
  );
}

/** A part of the app that an owner knows, in words. */
interface Part {
  name: string;
  problems: readonly HealthProblem[];
  facts: readonly (string | false)[];
  /** Whether staff have to do something, though nothing is broken. */
  waits?: boolean;
  action?: ReactNode;
}

function partsOf(health: Health): Part[] {
  const { seconds_since_release: release, edit_waiting_seconds: edit } = health;
  const { mail_waiting_seconds: mail, mails_unsent: unsent, failed_uploads: unread } = health;
  return [
    {
      name: copy.parts.site,
      problems: ['publishing_stopped', 'edits_waiting'],
      facts: [
        edit === null ? copy.allShown : copy.editWaits(copy.time(edit)),
        release === null ? copy.neverPublished : copy.published(copy.time(release)),
      ],
      action: (
        <a
          className="button button--quiet button--small"
          href={paths.home}
          target="_blank"
          rel="noreferrer"
        >
          {copy.showSite}
        </a>
      ),
    },
    {
      name: copy.parts.mails,
      problems: ['mail_waiting'],
      facts: [
        mail !== null && copy.mailWaits(copy.time(mail)),
        unsent > 0 && copy.unsent(unsent),
        mail === null && unsent === 0 && copy.allSent,
      ],
      waits: unsent > 0,
      action: (unsent > 0 || mail !== null) && (
        <Button
          quiet
          small
          onClick={() => goTo('inquiries', null, { query: unsent > 0 ? 'show=failed' : '' })}
        >
          {copy.showInquiries}
        </Button>
      ),
    },
    {
      name: copy.parts.files,
      problems: ['uploads_failing'],
      facts: [unread > 0 ? copy.unread(unread) : copy.allRead],
      waits: unread > 0,
      action: unread > 0 && (
        <Button quiet small onClick={() => goTo('dashboard')}>
          {copy.showToday}
        </Button>
      ),
    },
    { name: copy.parts.security, problems: [], facts: [copy.violations(health.violations)] },
  ];
}

/** The same for a known state; `children` stand at the end of the line of the verdict. */
export function HealthReport({ health, children }: { health: Health; children?: ReactNode }) {
  const parts = partsOf(health);
  const quietVerdict = parts.some(({ waits }) => waits) ? copy.waits : copy.fine;
  return (
    <div className="health">
      <div className="view-head">
        <h2 role="status">{health.problems.length > 0 ? copy.failing : quietVerdict}</h2>
        {children}
      </div>
      <ul className="lined">
        {parts.map(({ name, problems, facts, waits, action }) => {
          const found = problems.filter((problem) => health.problems.includes(problem));
          const isFine = found.length === 0 && !waits;
          const Icon = isFine ? CircleCheck : CircleAlert;
          return (
            <li key={name} data-state={found.length > 0 ? 'failed' : isFine ? 'fine' : 'waits'}>
              <Icon aria-hidden="true" />
              <div>
                <strong>{name}</strong>
                {found.map((problem) => (
                  <p key={problem} role="alert">
                    <strong>{copy.problems[problem].title}</strong> {copy.problems[problem].body}
                  </p>
                ))}
                <p className="quiet">{facts.filter(Boolean).join(' ')}</p>
              </div>
              <div className="column column--close health__actions">
                {action}
                {found.length > 0 && (
                  <a
                    className="button button--quiet button--small"
                    href={`mailto:${dealer.webmasterEmail}`}
                  >
                    {copy.writeWebmaster}
                  </a>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
