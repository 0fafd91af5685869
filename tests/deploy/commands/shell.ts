import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { closeServer, listenOn } from '#tools/http/listen.ts';
import type { Project } from '../google-cloud/project.ts';
import { CommandRefusal, type Invocation } from './command.ts';
import { PROGRAMS, runCommand } from './run-command.ts';

/** Sends a call of a program to the test and prints what it answers. */
const CLIENT = `
const { readFileSync } = require('node:fs');
const { request } = require('node:http');
const [program, ...args] = process.argv.slice(2);
const reads = args.includes('--data-file=-') || (program === 'gh' && args[0] === 'secret');
const stdin = reads ? readFileSync(0, 'utf8') : '';
request(process.env.COMMANDS_URL, { method: 'POST' }, (answer) => {
  const isRefused = answer.statusCode !== 200;
  answer.pipe(isRefused ? process.stderr : process.stdout);
  if (isRefused) process.exitCode = 1;
}).end(JSON.stringify({ program, args, stdin, env: process.env, cwd: process.cwd() }));
`;

export interface ShellResult {
  code: number | null;
  output: string;
  /** Every call of a program, in order. */
  calls: Invocation[];
}

/**
 * Runs a bash script in a folder. The programs that would reach the network work on the fake project;
 * bash, grep and openssl are the real ones. `input` answers what the script reads.
 */
export async function runScript(
  script: string,
  { project, folder, input }: { project: Project; folder: string; input: string },
): Promise<ShellResult> {
  const calls: Invocation[] = [];
  const server = createServer(async (request, response) => {
    const call = JSON.parse(await text(request)) as Invocation;
    calls.push(call);
    try {
      const output = runCommand(project, call);
      response.end(output && `${output}\n`);
    } catch (error) {
      response.statusCode = error instanceof CommandRefusal ? 400 : 500;
      response.end(`${call.program}: ${error}\n`);
    }
  });
  const url = await listenOn(server, 0);
  const client = join(folder, 'client.cjs');
  writeFileSync(client, CLIENT);
  for (const program of Object.keys(PROGRAMS)) {
    const file = join(folder, program);
    writeFileSync(file, `#!/bin/sh\nexec "${process.execPath}" "${client}" ${program} "$@"\n`);
    chmodSync(file, 0o755);
  }
  const env = {
    PATH: [folder, join(process.execPath, '..'), process.env['PATH']].join(':'),
    HOME: folder,
    COMMANDS_URL: url,
  };
  const child = spawn('bash', ['-c', script], { cwd: folder, env });
  child.stdin.end(input);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const [code] = await once(child, 'close');
  await closeServer(server);
  return { code, output, calls };
}
