import { expect, it } from 'vitest';
import { createObjectSender, received } from './sent-objects.ts';

const CAR = Object.freeze({ id: 'golf', built: new Date(0), images: Object.freeze(['1', '2']) });

it('what a page shows arrives in another process as it was', () => {
  const sender = createObjectSender();
  const shows = {
    item: CAR,
    similar: [CAR, Object.freeze({ id: 'polo' })],
    loan: { months: [12, 24], from: new Date(1) },
    known: { known: 0 },
    nothing: null,
    missing: undefined,
  };
  const sent = sender.send(shows);
  const arrived = structuredClone({ sent, objects: sender.takeNew() });
  expect(received(arrived.sent, arrived.objects)).toStrictEqual(shows);
});

it('an object of the catalogue is sent once and is the same object on every page', () => {
  const sender = createObjectSender();
  const first = structuredClone(sender.send({ item: CAR }));
  const objects = structuredClone(sender.takeNew());
  const second = structuredClone(sender.send({ similar: [CAR] }));
  expect(sender.takeNew()).toEqual([]);
  const [one, other] = [received(first, objects), received(second, objects)] as [
    { item: object },
    { similar: object[] },
  ];
  expect(other.similar[0]).toBe(one.item);
});
