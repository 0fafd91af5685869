import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface Result {
  passed: number;
  failed: number;
  skipped: number;
}

/** The command for a script of an installed tool: it uses this Node, not the one on the PATH. */
export function tool(script: string): string[] {
  return [process.execPath, resolve(script)];
}

/** Runs a command and shows its output; resolves to its exit code. */
export function run([command = '', ...first]: string[], args: string[]): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(command, [...first, ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
    });
    child.on('error', fail);
    child.on('exit', (code) => done(code ?? 1));
  });
}

/** Calls `work` with the path of a report file; counts as one failed test where `work` throws. */
export async function withReport(work: (report: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  try {
    return await work(join(folder, 'report.json'));
  } catch (error) {
    console.error(`No report: ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
