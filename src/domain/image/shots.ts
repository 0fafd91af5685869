import * as v from 'valibot';
import { documentId, requiredText } from '../schema/schemas.ts';

/** Where the list of the dealer is stored; owners change it, staff read it. */
export const SHOT_LIST_PATH = ['settings', 'shots'] as const;
export const MAX_SHOTS = 60;

/** The outlines over the camera, which show from where a shot is taken; several shots share one. */
export const SHOT_OUTLINES = [
  'front_left',
  'front',
  'front_right',
  'right',
  'rear_right',
  'rear',
  'rear_left',
  'left',
  'wheel',
  'dashboard',
  'screen',
  'seat',
  'boot',
  'engine',
  'item',
  'none',
] as const;
export type ShotOutline = (typeof SHOT_OUTLINES)[number];

/** One image that the dealer wants of every vehicle. Images name it by its id, so its name can change. */
const ShotSchema = v.object({
  id: documentId,
  name: requiredText(60),
  outline: v.picklist(SHOT_OUTLINES),
});
export type Shot = v.InferOutput<typeof ShotSchema>;

export const ShotListSchema = v.object({
  shots: v.pipe(
    v.array(ShotSchema),
    v.minLength(1, 'required'),
    v.maxLength(MAX_SHOTS, 'too_many'),
    v.check((shots) => new Set(shots.map(({ id }) => id)).size === shots.length, 'duplicate'),
  ),
});

/** The list of a dealer who has changed nothing: once around the car, then its inside, then what goes with it. */
export const DEFAULT_SHOTS = [
  { id: 'front_left', outline: 'front_left' },
  { id: 'front', outline: 'front' },
  { id: 'front_right', outline: 'front_right' },
  { id: 'right', outline: 'right' },
  { id: 'rear_right', outline: 'rear_right' },
  { id: 'rear', outline: 'rear' },
  { id: 'rear_left', outline: 'rear_left' },
  { id: 'left', outline: 'left' },
  { id: 'front_wheel', outline: 'wheel' },
  { id: 'rear_wheel', outline: 'wheel' },
  { id: 'tread', outline: 'wheel' },
  { id: 'headlight', outline: 'none' },
  { id: 'driver_door', outline: 'none' },
  { id: 'dashboard', outline: 'dashboard' },
  { id: 'instruments', outline: 'screen' },
  { id: 'screen', outline: 'screen' },
  { id: 'gear_selector', outline: 'none' },
  { id: 'front_seats', outline: 'seat' },
  { id: 'rear_seats', outline: 'seat' },
  { id: 'ceiling', outline: 'none' },
  { id: 'boot', outline: 'boot' },
  { id: 'engine', outline: 'engine' },
  { id: 'keys', outline: 'item' },
  { id: 'service_book', outline: 'item' },
] as const satisfies readonly Omit<Shot, 'name'>[];
export type DefaultShot = (typeof DEFAULT_SHOTS)[number]['id'];
