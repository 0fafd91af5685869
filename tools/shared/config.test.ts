import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { UsageError } from './failure.ts';

it.each([
  [
    { SMTP_URL: 'user:password@mail.example' },
    'SMTP_URL must be smtps://user:password@host:465 of a mail provider, or smtp://….',
  ],
  [{ PORT: 'http' }, 'PORT must be a port between 0 and 65535, not "http".'],
])('the configuration %j is refused in one line, without a password', (env, line) => {
  expect(() => readConfig(env)).toThrow(new UsageError(line));
});
