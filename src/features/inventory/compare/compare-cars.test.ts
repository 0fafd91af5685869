import { expect, it } from 'vitest';
import { compareCars } from './compare-cars.ts';

type Facts = Record<string, string>;

const car = (facts: Facts, equipment: string[] = []) => ({
  groups: [
    {
      heading: 'Bilen',
      facts: Object.entries(facts).map(([label, value]) => ({ label, value })),
    },
  ],
  equipment,
});

it('facts that differ stand apart from those that are equal, in the order of the car page', () => {
  const { differing, equal } = compareCars([
    car({ Mærke: 'Volvo', Drivmiddel: 'El', Årgang: '2021', Kilometer: '20.000 km' }),
    car({ Mærke: 'Audi', Årgang: '2022', Drivmiddel: 'El', Kilometer: '30.000 km' }),
  ]);
  expect(differing).toEqual([
    { label: 'Årgang', values: ['2021', '2022'] },
    { label: 'Kilometer', values: ['20.000 km', '30.000 km'] },
  ]);
  expect(equal).toEqual([{ label: 'Drivmiddel', values: ['El', 'El'] }]);
});

it('a fact that is not known of one car differs', () => {
  const { differing } = compareCars([
    car({ Sæder: '5', Døre: '5' }),
    car({ Sæder: '5' }),
    car({ Sæder: '5', Døre: '5' }),
  ]);
  expect(differing).toEqual([{ label: 'Døre', values: ['5', null, '5'] }]);
});

it('equipment is the same in other words, and what only some cars have is named for those', () => {
  const { ownEquipment, sharedEquipment } = compareCars([
    car({}, ['Svingbart anhængertræk', 'Bakkamera', 'Gulvmåtter']),
    car({}, ['Aftageligt træk', 'gulvmåtter']),
  ]);
  expect(sharedEquipment).toEqual(['Anhængertræk', 'Gulvmåtter']);
  expect(ownEquipment).toEqual([['Bakkamera'], []]);
});
