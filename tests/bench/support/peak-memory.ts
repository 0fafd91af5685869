import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const SAMPLE_MS = 50;

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
    const processes = readdirSync('/proc').filter((name) => /^\d+$/u.test(name));
    return processes.map(Number).filter((pid) => {
      const command = read(`/proc/${pid}/cmdline`);
      return words.every((word) => command.includes(word));
    });
  } catch {
    return [];
  }
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
