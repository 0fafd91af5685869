import type { SearchVehicle } from '../search-vehicle.ts';
import { findableWords } from '../text/fold.ts';
import { isStopWord } from '../text/stop-words.ts';

/** The words of the free texts about equipment and colour, and the list of them of each vehicle. */
export function encodeWords(vehicles: readonly SearchVehicle[]): {
  words: string[];
  wordLists: number[][];
  wordListOf: number[];
} {
  const wordsOf = memoized((text: string) =>
    findableWords(text).filter((word) => !isStopWord(word)),
  );
  const ofVehicle = memoized((vehicle: SearchVehicle) => [
    ...new Set([...vehicle.specs_equipment, vehicle.color ?? ''].flatMap(wordsOf)),
  ]);
  const words = [...new Set(vehicles.flatMap(ofVehicle))].sort();
  const indexes = new Map(words.map((word, index) => [word, index]));
  const lists = new Map<string, number>();
  const wordListOf = vehicles.map((vehicle) => {
    const list = ofVehicle(vehicle).map((word) => indexes.get(word) ?? 0);
    const key = list.sort((a, b) => a - b).join(' ');
    const known = lists.get(key) ?? lists.size;
    lists.set(key, known);
    return known;
  });
  const wordLists = [...lists.keys()].map((key) => key.split(' ').filter(Boolean).map(Number));
  return { words, wordLists, wordListOf };
}

/** Many vehicles have the same texts. */
function memoized<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
