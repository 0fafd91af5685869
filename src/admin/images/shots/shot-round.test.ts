import { expect, test } from 'vitest';
import { type ShotAction, type ShotRound, shotRound, startRound } from './shot-round.ts';

const SHOTS = ['front', 'rear', 'keys'].map((id) => ({ id, name: id, outline: 'none' as const }));

const take = (id: string | null) => ({ do: 'take', id }) as const;

function after(...actions: ShotAction[]): ShotRound {
  return actions.reduce(shotRound, startRound(SHOTS));
}

test('a round goes through the list and ends with free pictures', () => {
  expect(after().current).toBe('front');
  expect(after(take('front')).current).toBe('rear');
  const end = after(take('front'), take('rear'), take('keys'));
  expect(end).toMatchObject({ taken: ['front', 'rear', 'keys'], current: null, last: 'keys' });
  expect(shotRound(end, take(null))).toBe(end);
});

test('a skipped shot is passed over until somebody chooses it', () => {
  const round = after({ do: 'skip' }, take('rear'), take('keys'));
  expect(round).toMatchObject({ skipped: ['front'], current: null });
  const chosen = shotRound(round, { do: 'choose', id: 'front' });
  expect(shotRound(chosen, take('front'))).toMatchObject({ skipped: [], current: null });
});

test('a shot that was jumped over comes after the last one', () => {
  const round = after({ do: 'choose', id: 'keys' }, take('keys'));
  expect(round.current).toBe('front');
});

test('a shot that is taken again leads back to the next one that is missing', () => {
  const round = after(take('front'), { do: 'choose', id: 'front' }, take('front'));
  expect(round).toMatchObject({ taken: ['front'], current: 'rear' });
});

test('a shot that is chosen before the picture of another one is ready stays the current one', () => {
  const round = after({ do: 'skip' }, { do: 'choose', id: 'front' }, take('rear'));
  expect(round).toMatchObject({ current: 'front', taken: ['rear'], skipped: ['front'] });
});

test('skipping a retake leaves the first picture', () => {
  const round = after(take('front'), { do: 'choose', id: 'front' }, { do: 'skip' });
  expect(round).toMatchObject({ taken: ['front'], skipped: [], current: 'rear' });
});

test('a round begins at the first shot that the vehicle lacks, and does not jump once it has begun', () => {
  const known = { do: 'know', taken: ['front'] } as const;
  expect(after(known).current).toBe('rear');
  expect(after(take('front'), known).current).toBe('rear');
  expect(after({ do: 'know', taken: ['front', 'rear', 'keys'] }).current).toBeNull();
});

test('a picture that could not be used leaves its shot open', () => {
  const round = after(take('front'), { do: 'lose', ids: ['front'] });
  expect(round).toMatchObject({ taken: [], current: 'rear' });
});

test('a list that a colleague has changed goes on with what is missing', () => {
  const shots = SHOTS.filter(({ id }) => id !== 'front');
  expect(after({ do: 'list', shots }).current).toBe('rear');
});
