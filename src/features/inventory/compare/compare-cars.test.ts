import { expect, it } from 'vitest';
import { compareCars } from './compare-cars.ts';
import { equipmentNames } from './equipment-names.ts';

type Facts = Record<string, string>;

const car = (facts: Facts, equipment: string[] = [], price: number | null = null) => ({
  facts: Object.entries(facts).map(([label, value]) => ({ label, value })),
  equipment: equipmentNames(equipment),
  seen: { price, standing: 'available' as const },
});

it('facts that differ are separate from equal ones, and the most decisive ones are first', () => {
  const { differing, equal } = compareCars([
    car({ Mærke: 'Volvo', Farve: 'Blå', Drivmiddel: 'El', Årgang: '2021', Kilometer: '20.000 km' }),
    car({ Mærke: 'Audi', Farve: 'Rød', Årgang: '2022', Drivmiddel: 'El', Kilometer: '30.000 km' }),
  ]);
  expect(differing).toEqual([
    { label: 'Kilometer', values: ['20.000 km', '30.000 km'], best: [true, false] },
    { label: 'Årgang', values: ['2021', '2022'], best: [false, true] },
    { label: 'Farve', values: ['Blå', 'Rød'], best: [] },
  ]);
  expect(equal).toMatchObject([{ label: 'Drivmiddel', values: ['El', 'El'] }]);
});

it.each([
  ['a new car has the fewest kilometres', 'Kilometer', ['Ny bil', '10 km', '9.000 km'], [0]],
  ['no owner is fewer than one', 'Tidligere ejere', ['1', 'Ingen'], [1]],
  ['two share the best value', 'Trækvægt med bremser', ['750 kg', '1.500 kg', '1.500 kg'], [1, 2]],
  ['the later date of a warranty', 'Fabriksgaranti til', ['31.12.2026', '01.02.2027'], [1]],
  ['power is a matter of taste', 'Effekt', ['150 hk (110 kW)', '204 hk (150 kW)'], []],
  ['an unknown value could be better', 'Kilometer', ['9.000 km', null], []],
])('the best value is marked where nobody disputes it: %s', (_, label, values, best) => {
  const cars = values.map((value) => car(value === null ? {} : { [label]: value }));
  const [fact] = compareCars(cars).differing;
  expect(values.flatMap((__, place) => (fact?.best[place] ? [place] : []))).toEqual(best);
});

it('ranges and consumptions are ranked only among cars with one fuel', () => {
  const bestRange = (fuels: string[]) =>
    compareCars(
      fuels.map((fuel, place) =>
        car({ Drivmiddel: fuel, 'Rækkevidde (WLTP)': `${500 + place} km` }),
      ),
    ).differing.find(({ label }) => label === 'Rækkevidde (WLTP)')?.best;
  expect(bestRange(['El', 'El'])).toEqual([false, true]);
  expect(bestRange(['El', 'Hybrid'])).not.toContain(true);
});

it('the lowest price is marked only where all prices contain the same', () => {
  const priced = (price: number | null, delivery: string) =>
    car({ Leveringsomkostninger: delivery }, [], price);
  const [within, extra] = ['Med i prisen', 'Ikke med i prisen'];
  expect(compareCars([priced(2, within), priced(1, within)]).cheapest).toEqual([false, true]);
  expect(compareCars([priced(2, within), priced(1, extra)]).cheapest).not.toContain(true);
  expect(compareCars([priced(2, within), priced(null, within)]).cheapest).not.toContain(true);
});

it('a fact that is not known of one car differs', () => {
  const { differing } = compareCars([
    car({ Sæder: '5', Døre: '5' }),
    car({ Sæder: '5' }),
    car({ Sæder: '5', Døre: '5' }),
  ]);
  expect(differing).toEqual([{ label: 'Døre', values: ['5', null, '5'], best: [] }]);
});

it('equipment is recognised in other words, and cars name the equipment that others lack', () => {
  const { ownEquipment, sharedEquipment } = compareCars([
    car({}, ['Svingbart anhængertræk', 'Bakkamera', 'Gulvmåtter']),
    car({}, ['Aftageligt træk', 'gulvmåtter']),
  ]);
  expect(sharedEquipment).toEqual(['Anhængertræk', 'Gulvmåtter']);
  expect(ownEquipment).toEqual([['Bakkamera'], []]);
});
