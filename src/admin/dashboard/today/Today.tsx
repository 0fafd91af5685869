import { openRecord } from '#admin/navigation/open-record.ts';
import { goTo } from '#admin/navigation/route.ts';
import { useHasPower } from '#admin/session/use-may.ts';
import { Button } from '#admin/ui/Button.tsx';
import { todayCopy as copy } from '#copy/admin/today.ts';
import { paths } from '#paths';
import { AnswerTimes } from './AnswerTimes.tsx';
import type { Task } from './task.ts';
import { tasksOf } from './tasks.ts';
import { useMorning } from './use-morning.ts';

/** The work of the day: at most five kinds, each with one action. */
export function Today() {
  const morning = useMorning();
  const mayAnswer = useHasPower('inquiries');
  if (morning === null) return null;
  const tasks = tasksOf(morning, new Date());
  return (
    <section aria-labelledby="today">
      <h2 id="today">{copy.heading}</h2>
      {tasks.length === 0 && <p className="quiet">{copy.nothing}</p>}
      {tasks.length > 0 && (
        <ul className="today">
          {tasks.map((task) => (
            <li key={task.kind} className="today__row">
              <p>
                <strong>{task.title}</strong>
                {task.detail && <span className="quiet today__detail">{task.detail}</span>}
              </p>
              <Button
                quiet
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
  if (target.view === 'inquiries') void goTo('inquiries', null, { query: 'show=new' });
  else if (target.view === 'work') {
    void goTo('vehicles', null, { query: `work=${target.list}` });
  } else if (target.view === 'sheets') void goTo('vehicles', 'outdated-sheets');
  else if (target.view === 'site') window.open(paths.inventory, '_blank', 'noreferrer');
  // The reason stands above every view.
  else if (target.view === 'top') window.scrollTo({ top: 0 });
  else if (target.view === 'record') openRecord(target.path);
  else void goTo(target.view, target.id);
}
