import { defineConfig } from 'vitest/config';

export default defineConfig({
  // No test here measures speed, so a slow machine must not make one fail.
  test: { testTimeout: 900_000 },
});
