// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { $question, choose } from '../feedback/ask.ts';
import { $route, followAddress, goTo } from './route.ts';

test('a question about one view is cancelled when the Back button leads to another view', async () => {
  const stop = followAddress();
  await goTo('vehicle', 'golf');
  const answer = choose({ title: 'Gendan udgaven?', body: '', confirm: 'Gendan' });
  window.history.replaceState(null, '', '#vehicles');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect($route.get().view).toBe('vehicles');
  expect($question.get()).toBeNull();
  expect(await answer).toBe('cancel');
  stop();
});
