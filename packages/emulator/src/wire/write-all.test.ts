import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { writeAll } from './write-all.ts';

function* numbers(made: number[]) {
  for (let number = 0; number < 100; number++) {
    made.push(number);
    yield number;
  }
}

const open = () => new PassThrough({ objectMode: true, highWaterMark: 4 });

test('items are made only as fast as they are read', async () => {
  const sink = open();
  const made: number[] = [];
  const written = writeAll(sink, 'close', numbers(made));
  await new Promise(setImmediate);
  expect(made.length).toBeLessThan(20);
  const read: number[] = [];
  sink.on('data', (number: number) => read.push(number));
  expect(await written).toBe(true);
  sink.end();
  await once(sink, 'end');
  expect(read).toEqual(made);
  expect(sink.listenerCount('drain') + sink.listenerCount('close')).toBe(0);
});

test('no item is made for a reader that has left', async () => {
  const sink = open();
  const made: number[] = [];
  const written = writeAll(sink, 'close', numbers(made));
  sink.destroy();
  expect(await written).toBe(false);
  expect(made.length).toBeLessThan(20);
});
