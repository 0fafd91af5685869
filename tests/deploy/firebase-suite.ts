import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from 'app-emulator/testing/free-port.ts';
import { MAIN_CLASS } from 'app-emulator/testing/google-emulator.ts';
import { FIREBASE_TOOLS, installFirebaseTools } from '#tools/production/run.ts';

const STARTED = 'All emulators ready';
/** The services that need no download but the jar of Firestore. */
const SERVICES = ['auth', 'firestore', 'functions', 'hosting'] as const;
/** The other services of firebase-tools, on its default ports unless others are given. */
const HELPERS = ['hub', 'logging', 'tasks', 'eventarc'] as const;

type Name = (typeof SERVICES)[number] | (typeof HELPERS)[number];

export interface FirebaseSuite {
  /** `127.0.0.1:port` of a service. */
  host(name: Name): string;
  /** What firebase-tools printed so far. */
  output(): string;
  close(): Promise<void>;
}

/**
 * The emulators of firebase-tools on free ports, on a folder with a `firebase.json`. They have no
 * Pub/Sub and no Storage, which would be downloads: schedules and changes of files call nothing.
 */
export async function startFirebaseSuite(options: {
  folder: string;
  config: object;
  project: string;
  /** Path of the emulator of Firestore. */
  jar: string;
}): Promise<FirebaseSuite> {
  const { folder, jar, project } = options;
  const ports = new Map<Name, number>();
  for (const name of [...SERVICES, ...HELPERS]) ports.set(name, await freePort());
  const emulators = Object.fromEntries(
    [...ports].map(([name, port]) => [name, { host: '127.0.0.1', port }]),
  );
  const firestore = { ...emulators['firestore'], websocketPort: await freePort() };
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify({
      ...options.config,
      emulators: { ...emulators, firestore, ui: { enabled: false } },
    }),
  );
  const programs = mkdtempSync(join(tmpdir(), 'suite-java-'));
  writeJava(programs);
  const args = ['emulators:start', '--only', SERVICES.join(','), '--project', project];
  await installFirebaseTools();
  const child = spawn(process.execPath, [FIREBASE_TOOLS, ...args], {
    cwd: folder,
    // A process group of its own, so that it can be ended as a whole.
    detached: true,
    env: {
      ...ownEnvironment(),
      PATH: `${programs}${delimiter}${process.env['PATH']}`,
      FIRESTORE_EMULATOR_BINARY_PATH: jar,
      XDG_CONFIG_HOME: programs,
      CI: 'true',
    },
  });
  let output = '';
  const ended = once(child, 'close');
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text;
        if (output.includes(STARTED)) resolve();
      });
    }
    child.once('close', (code) => {
      if (output.includes(STARTED)) return;
      const debug = join(folder, 'firebase-debug.log');
      const details = existsSync(debug) ? readFileSync(debug, 'utf8').slice(-4000) : '';
      reject(new Error(`The suite ended (${code}): ${output}\n${details}`));
    });
  });
  return {
    host: (name) => `127.0.0.1:${ports.get(name)}`,
    output: () => output,
    async close() {
      process.kill(-(child.pid ?? 0), 'SIGINT');
      await ended;
      rmSync(programs, { recursive: true, force: true });
    },
  };
}

/** The environment without the emulators that the process itself uses. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const foreign = /_EMULATOR_HOST$|^(?:GCLOUD|GOOGLE_CLOUD)_PROJECT$|^VITEST|^NODE_ENV$/u;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
}

/**
 * A `java` for what Debian's package of the emulator lacks: it calls itself version 21, which
 * firebase-tools asks for, as that jar runs under 17 as well, and it names the jar's main class.
 */
function writeJava(folder: string): void {
  const found = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((path) => join(path, 'java'))
    .find((path) => existsSync(path));
  const script = `#!/bin/bash
arguments=()
for argument in "$@"; do
  case "$argument" in
    -version) echo 'openjdk version "21.0.0"' >&2; exit ;;
    -jar) arguments+=(-cp) ;;
    *.jar) arguments+=("$argument" ${MAIN_CLASS}) ;;
    *) arguments+=("$argument") ;;
  esac
done
exec "${found}" "\${arguments[@]}"
`;
  writeFileSync(join(folder, 'java'), script);
  chmodSync(join(folder, 'java'), 0o755);
}
