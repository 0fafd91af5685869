import { expect, it } from 'vitest';
import { UsageError } from '../shared/failure.ts';
import { readPublishRequest } from './read-publish-request.ts';

const requested = async () => 12;

it('a publication that the functions started has their revision, and what they ask for', async () => {
  const env = { PUBLISH_REVISION: '7', PUBLISH_FORCE: 'true', PUBLISH_PAGE: '/car/golf' };
  expect(await readPublishRequest(env, requested)).toEqual({
    ...{ revision: 7, full: false, force: true, page: '/car/golf' },
  });
});

it('a publication that is started by hand is a full one of the revision that was requested last', async () => {
  const byHand = { PUBLISH_REVISION: '', PUBLISH_FULL: '', PUBLISH_FORCE: '', PUBLISH_PAGE: '' };
  const expected = { revision: 12, full: true, force: false };
  expect(await readPublishRequest(byHand, requested)).toEqual(expected);
  expect(await readPublishRequest({}, requested)).toEqual(expected);
});

it('a revision that is no whole number is refused', async () => {
  for (const PUBLISH_REVISION of ['-1', '1.5', 'now']) {
    await expect(readPublishRequest({ PUBLISH_REVISION }, requested)).rejects.toThrow(UsageError);
  }
});
