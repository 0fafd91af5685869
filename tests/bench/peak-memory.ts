import { readdirSync, readFileSync } from 'node:fs';

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
export function residentOf(...words: readonly [string, string]): number {
  try {
    const running = processes().filter(({ pid }) => {
      const command = read(`/proc/${pid}/cmdline`);
      return words.every((word) => command.includes(word));
    });
    return running.reduce((total, { pid }) => total + resident(pid), 0);
  } catch {
    return 0;
  }
}

/** Resident memory of a process and its children in bytes; 0 on other systems than Linux. */
function residentBytes(root: number): number {
  try {
    const children = Map.groupBy(processes(), ({ parent }) => parent);
    const sum = (pid: number): number =>
      resident(pid) + (children.get(pid) ?? []).reduce((total, child) => total + sum(child.pid), 0);
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

function resident(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/mu.exec(read(`/proc/${pid}/status`))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

/** The text of a file; empty where the process has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
