import { useStore } from '@nanostores/react';
import { lazy, useState } from 'react';
import { goTo } from '#admin/navigation/route.ts';
import { useHasPower } from '#admin/session/use-may.ts';
import { Button, LinkButton } from '#admin/ui/Button.tsx';
import { LazyPart } from '#admin/ui/LazyPart.tsx';
import { todayCopy as copy } from '#copy/admin/dashboard.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { paths } from '#paths';
import { answerTimes } from './facts.ts';
import type { Task } from './task.ts';
import { type Morning, tasksOf } from './tasks.ts';

/** The work of the day: at most five kinds, each with one action. */
export function Today({ morning }: { morning: Morning }) {
  const mayAnswer = useHasPower('inquiries');
  const now = new Date();
  const tasks = tasksOf(morning, now);
  return (
    <section aria-labelledby="today">
      <div className="view-head">
        <h2 id="today">{copy.heading}</h2>
        <span className="quiet today__date">{copy.date(now)}</span>
        {mayAnswer && (
          <LinkButton onClick={() => goTo('bookings')}>{adminCopy.tabs.bookings}</LinkButton>
        )}
      </div>
      {tasks.length === 0 ? (
        <p className="quiet">{copy.nothing}</p>
      ) : (
        <ul className="today lined">
          {tasks.map((task, index) => (
            <li key={task.kind}>
              <p>
                <strong>{task.title}</strong>
                {task.detail && <span className="quiet today__detail">{task.detail}</span>}
              </p>
              <Button
                quiet={index > 0}
                small
                aria-label={copy.actionFor(task.action, task.title)}
                onClick={() => follow(task.target)}
              >
                {task.action}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {mayAnswer && <AnswerTimes />}
    </section>
  );
}

function follow(target: Task['target']): void {
  if (target === 'site') window.open(paths.inventory, '_blank', 'noreferrer');
  else if (target === 'top') window.scrollTo({ top: 0 });
  else window.location.assign(target);
}

const AnswerTables = lazy(() => import('./AnswerTables.tsx'));

/** How long visitors waited for their first answers; by person and type where staff ask for it. */
function AnswerTimes() {
  const times = useStore(answerTimes.$value);
  const [isOpen, setOpen] = useState(false);
  if (!times?.all) return null;
  const { all, overdue } = times;
  return (
    <details className="answer-times" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {copy.answerTimes}: {copy.answerTime(copy.minutes(all.median), copy.minutes(all.worst))}
        {overdue > 0 && <span className="badge badge--offer">{copy.overdue(overdue)}</span>}
      </summary>
      <LazyPart>{isOpen && <AnswerTables times={times} />}</LazyPart>
    </details>
  );
}
