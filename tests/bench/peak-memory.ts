import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 50;

/** Watches a process and all its children; call what it returns for the most memory they held. */
export function watchMemory(pid: number): () => number {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, residentBytes(pid));
  };
  const timer = setInterval(look, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** Resident memory of a process and its children as Linux counts it; 0 elsewhere. */
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
      // The name in brackets may hold anything, blanks and brackets too.
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return stat ? [{ pid: Number(name), parent: Number(parent) }] : [];
    });
}

function resident(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/mu.exec(read(`/proc/${pid}/status`))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

/** A process may end while it is looked at. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
