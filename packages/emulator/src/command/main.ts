#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { parseArgs } from 'node:util';
import { startEmulator } from '#emulator/index.ts';
import { type ProjectOptions, readProjectOptions } from './project-options.ts';

const USAGE = `app-emulator start [options]
app-emulator exec [options] -- COMMAND

--config FILE   firebase.json
--project ID    demo-app
--port NUMBER   of firebase.json, else 8080; exec: a free one
--data FOLDER   where data stay; without it they end with the command
--no-watch      start: read rules and load functions only once`;

try {
  const { positionals, values } = readArguments();
  const [command, program, ...args] = positionals;
  if (command === 'start' && program === undefined) await start(values);
  else if (command === 'exec' && program !== undefined) {
    process.exitCode = await exec(values, program, args);
  } else fail(USAGE);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

type Values = ReturnType<typeof readArguments>['values'];

function readArguments() {
  return parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      config: { type: 'string', default: 'firebase.json' },
      project: { type: 'string', default: 'demo-app' },
      port: { type: 'string' },
      data: { type: 'string' },
      watch: { type: 'boolean', default: true },
    },
  });
}

async function start(values: Values): Promise<void> {
  const emulator = await startEmulator({
    port: 8080,
    watch: values.watch,
    ...optionsOf(values),
  });
  console.log(`The emulator of ${values.project} listens on ${emulator.url}`);
  for (const [name, value] of Object.entries(emulator.env)) console.log(`${name}=${value}`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await emulator.close();
}

/** Runs a program with an emulator on a free port, or on the port that is named; resolves to its exit code. */
async function exec(values: Values, program: string, args: string[]): Promise<number> {
  const { port: _port, ...options } = optionsOf(values);
  const emulator = await startEmulator({ ...options, port: Number(values.port ?? 0) });
  try {
    const child = spawn(program, args, {
      stdio: 'inherit',
      env: { ...process.env, ...emulator.env },
      shell: process.platform === 'win32',
    });
    // The terminal sends Ctrl-C to the program as well, and the program decides when both end.
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    return code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
  } finally {
    await emulator.close();
  }
}

function optionsOf({ config, data, port, project }: Values): ProjectOptions {
  return {
    log: (line) => console.log(line),
    ...readProjectOptions(config, project),
    ...(port !== undefined && { port: Number(port) }),
    ...(data !== undefined && { dataDir: data }),
  };
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
