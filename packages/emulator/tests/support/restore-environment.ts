import { afterAll } from 'vitest';

// Test files share a process, and SDKs take the addresses of their emulator from the environment.
const before = { ...process.env };

afterAll(() => {
  for (const name of Object.keys(process.env)) {
    if (!(name in before)) delete process.env[name];
  }
  Object.assign(process.env, before);
});
