import { EvaluationError } from '../values/evaluation-error.ts';
import { RulesLatLng, type RulesMap, RulesPath } from '../values/values.ts';
import { builtin, type Library } from './signature.ts';

const EARTH_RADIUS_METRES = 6_371_010;

type Numeric = bigint | number;

export const PATH_METHODS: Library = {
  bind: builtin(
    ['map'],
    (path: RulesPath, values: RulesMap) =>
      new RulesPath(path.segments.map((segment) => bindSegment(segment, values))),
  ),
};

export const LATLNG_METHODS: Library = {
  latitude: builtin([], (place: RulesLatLng) => place.latitude),
  longitude: builtin([], (place: RulesLatLng) => place.longitude),
  distance: builtin(['latlng'], distance),
};

export const LATLNG: Library = {
  'latlng.value': builtin(['number', 'number'], (latitude: Numeric, longitude: Numeric) => {
    const place = new RulesLatLng(Number(latitude), Number(longitude));
    if (Math.abs(place.latitude) > 90 || Math.abs(place.longitude) > 180) {
      throw new EvaluationError('there is no such place');
    }
    return place;
  }),
};

function bindSegment(segment: string, values: RulesMap): string {
  const name = /^\{(\w+)\}$/.exec(segment)?.[1];
  if (!name) return segment;
  const value = values.get(name);
  if (typeof value !== 'string') throw new EvaluationError(`bind has no string for ${name}`);
  return value;
}

/** Great-circle distance in metres. */
function distance(from: RulesLatLng, to: RulesLatLng): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      half(to.longitude - from.longitude);
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(chord));
}
