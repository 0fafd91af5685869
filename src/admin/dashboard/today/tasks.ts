import { waitingSince } from '#admin/inquiries/waiting.ts';
import { type Problem, type Unshown, withProblem } from '#admin/publishing/problems.ts';
import { outdatedSheets } from '#admin/vehicles/sheet/outdated-sheets.ts';
import { workList } from '#admin/vehicles/work-lists.ts';
import { todayCopy as copy } from '#copy/admin/dashboard.ts';
import { vehicleName } from '#copy/labels.ts';
import { dealer } from '#dealer';
import type { Accessory } from '#domain/accessory.ts';
import type { BookingView } from '#domain/booking/booking.ts';
import { OWNER_COLLECTIONS } from '#domain/image/upload-kinds.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import type { PrintedSheet } from '#domain/printed-sheet.ts';
import { addDays, danishDate, danishTime } from '#domain/time/danish-date.ts';
import { daysStanding, usualTime } from '#domain/vehicle/record/standing.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { offerTask } from './offer-task.ts';
import type { Task } from './task.ts';
import { termsTask } from './terms-task.ts';

/** The facts behind the tasks; null where they are unknown. */
export interface Morning {
  vehicles: readonly Vehicle[];
  /** How many inquiries wait for us, and the one that has waited longest. */
  waiting: {
    count: number;
    oldest: Pick<InquiryView, 'created_at' | 'promised_at'> | null;
  } | null;
  publishing: 'failed' | 'under_way' | 'done' | null;
  /** With those that the schema refuses; empty where no accessory has a problem. */
  accessories: readonly Accessory[];
  unshown: Unshown;
  /** Whether the account may do what sells a vehicle: complete its facts, change its price. */
  maySell: boolean;
  /** The last printed signs, by the id of their vehicle. */
  printedSheets: ReadonlyMap<string, PrintedSheet>;
  /** Of the coming week, cancelled ones too; empty where they are unknown. */
  viewings: readonly BookingView[];
}

/** Of a task; the table has them all. */
const MOST_NAMES = 3;

/** A page that is read in the morning has no more kinds than a person keeps in mind. */
export const MOST_TASKS = 5;

/** The work of the day, most pressing first; each kind with one action, and none without work. */
export function tasksOf(morning: Morning, now: Date): Task[] {
  const tasks = [
    publishingTask(morning, 'failed'),
    viewingTask(morning, now, true),
    inquiryTask(morning, now),
    ...problemTasks('uploads', morning, now),
    ...(morning.maySell
      ? [
          ...problemTasks('rejected', morning, now),
          termsTask(now, dealer.loan),
          sheetTask(morning, now),
          offerTask(morning.vehicles, now),
          workTask('lacking', morning, now),
          workTask('steps', morning, now),
          workTask('images', morning, now),
          viewingTask(morning, now, false),
          standingTask(morning, now),
        ]
      : [workTask('images', morning, now)]),
    publishingTask(morning, 'under_way'),
  ];
  return tasks.filter((task) => task !== null).slice(0, MOST_TASKS);
}

function inquiryTask({ waiting }: Morning, now: Date): Task | null {
  if (!waiting || waiting.count === 0) return null;
  return {
    kind: 'inquiries',
    title: copy.inquiries(waiting.count),
    detail: waiting.oldest ? copy.since(waitingSince(waiting.oldest, now).text) : '',
    action: copy.answer,
    target: '#inquiries?show=new',
  };
}

/** The next day on which somebody comes: today, or one after it. */
function viewingTask({ viewings, vehicles }: Morning, now: Date, ofToday: boolean): Task | null {
  const today = danishDate(now);
  // Not `startOf`, whose module of free times would be part of the first load.
  const beginsAt = ({ day, start }: BookingView) => danishTime(day, start);
  const coming = viewings
    .filter((viewing) => viewing.state === 'booked' && beginsAt(viewing) > now.getTime())
    .toSorted((a, b) => beginsAt(a) - beginsAt(b));
  const day = coming[0]?.day;
  if (day === undefined || (day === today) !== ofToday) return null;
  const those = coming.filter((viewing) => viewing.day === day);
  const isSold = (id: string) =>
    vehicles.some((vehicle) => vehicle.id === id && vehicle.status === 'sold');
  const later = day === addDays(today, 1) ? copy.viewingTomorrow : copy.viewingOn(day);
  return {
    kind: 'viewings',
    title: copy.viewings(those.length, ofToday ? copy.viewingToday : later),
    detail: namesOf(
      those.map(({ start, vehicle, name }) => {
        const car = vehicle ? vehicleName(vehicle) : '';
        return copy.viewing(start, vehicle && isSold(vehicle.id) ? copy.sold(car) : car, name);
      }),
      '\n',
    ),
    action: copy.openCalendar,
    target: `#bookings?day=${day}`,
  };
}

function publishingTask({ publishing }: Morning, state: 'failed' | 'under_way'): Task | null {
  if (publishing !== state) return null;
  const failed = state === 'failed';
  return {
    kind: 'publishing',
    title: failed ? copy.publishing : copy.underWay,
    detail: '',
    action: failed ? copy.showWhy : copy.showSite,
    target: failed ? 'top' : 'site',
  };
}

/** The vehicles and the accessories with a problem: two tasks, since each has its own list. */
function problemTasks(
  problem: Problem,
  { vehicles, accessories, unshown }: Morning,
  now: Date,
): Task[] {
  const found = {
    vehicles: workList(problem, vehicles, now, unshown).map((vehicle) => ({
      id: vehicle.id,
      name: vehicleName(vehicle),
    })),
    accessories: withProblem(problem, 'accessories', accessories, unshown.problems),
  };
  const { title, detail, action } = copy.problems[problem];
  return OWNER_COLLECTIONS.filter((collection) => found[collection].length > 0).map(
    (collection) => {
      const owners = found[collection];
      const counts = owners.map(
        ({ id }) => unshown.problems[problem].get(`${collection}/${id}`) ?? 0,
      );
      return {
        kind: `${collection}-${problem}`,
        title: title(copy.owners[collection](owners.length)),
        detail: detail(
          namesOf(owners.map(({ name }) => name)),
          counts.reduce((sum, count) => sum + count, 0),
        ),
        action,
        target: `#${collection}?work=${problem}`,
      };
    },
  );
}

function sheetTask({ vehicles, printedSheets }: Morning, now: Date): Task | null {
  const outdated = outdatedSheets(vehicles, printedSheets, now);
  if (outdated.length === 0) return null;
  return {
    kind: 'sheets',
    title: copy.sheets(outdated.length),
    detail: namesOf(outdated.map(({ vehicle }) => vehicleName(vehicle))),
    action: copy.printAgain,
    target: '#vehicles/outdated-sheets',
  };
}

/** The vehicles of a work list, which all need the same step; each list has its kind of task. */
function workTask(
  kind: 'images' | 'steps' | 'lacking',
  { vehicles }: Morning,
  now: Date,
): Task | null {
  const waiting = workList(kind, vehicles, now);
  if (waiting.length === 0) return null;
  const { title, action } = copy.work[kind];
  return {
    kind,
    title: title(waiting.length),
    detail: namesOf(waiting.map(vehicleName)),
    action,
    target: `#vehicles?work=${kind}`,
  };
}

function standingTask({ vehicles }: Morning, now: Date): Task | null {
  const usual = usualTime(vehicles, now);
  const standing = workList('standing', vehicles, now);
  const [longest] = standing;
  if (!usual || !longest) return null;
  const basis = usual.sold === null ? copy.standingOwnStock : copy.standingSold(usual.sold);
  return {
    kind: 'standing',
    title: copy.standing(standing.length, usual.days),
    detail: `${copy.longest(vehicleName(longest), daysStanding(longest, now))}. ${basis}`,
    action: copy.review,
    target: '#vehicles?work=standing',
  };
}

function namesOf(names: readonly string[], separator = ', '): string {
  const more = names.length - MOST_NAMES;
  return names.slice(0, MOST_NAMES).join(separator) + (more > 0 ? copy.more(more) : '');
}
