import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const SAMPLE_MS = 50;

/**
 * Starts to sample the memory of a process and all its children. The returned function stops this and
 * returns the highest sum, in bytes.
 */
export function sampleMemory(pid: number): () => number {
  return samplePeak(() => residentBytes(pid));
}

/** Starts to sample what `bytes` reads. The returned function stops this and returns the highest. */
export function samplePeak(bytes: () => number): () => number {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, bytes());
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** Resident memory in bytes of the processes whose command line has both words; 0 on other systems. */
export function residentOf(...words: Words): number {
  return running(words).reduce((total, pid) => total + statusOf(pid, 'VmRSS'), 0);
}

/**
 * The most resident memory that such a process had since it began, or since `resetPeakOf`, as the system
 * counted it.
 */
export function peakOf(...words: Words): number {
  return running(words).reduce((total, pid) => total + statusOf(pid, 'VmHWM'), 0);
}

/** See `proc_pid_clear_refs(5)` of Linux. */
export function resetPeakOf(...words: Words): void {
  for (const pid of running(words)) writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** Two words of a command line. */
type Words = readonly [string, string];

function running(words: Words): number[] {
  try {
    const commands = processes().map(({ pid }) => ({ pid, command: read(`/proc/${pid}/cmdline`) }));
    return commands
      .filter(({ command }) => words.every((word) => command.includes(word)))
      .map(({ pid }) => pid);
  } catch {
    return [];
  }
}

/** Resident memory of a process and its children in bytes; 0 on other systems than Linux. */
function residentBytes(root: number): number {
  try {
    const children = Map.groupBy(processes(), ({ parent }) => parent);
    const sum = (pid: number): number =>
      statusOf(pid, 'VmRSS') +
      (children.get(pid) ?? []).reduce((total, child) => total + sum(child.pid), 0);
    return sum(root);
  } catch {
    return 0;
  }
}

function processes(): { pid: number; parent: number }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((name) => {
      const stat = read(`/proc/${name}/stat`);
      // The name in brackets may contain blanks and brackets itself.
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return stat ? [{ pid: Number(name), parent: Number(parent) }] : [];
    });
}

/** Bytes. */
function statusOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = read(`/proc/${pid}/status`);
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'mu').exec(status)?.[1] ?? 0) * 1024;
}

/** The text of a file; empty where the process has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
