import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const NO_SMALL_DISK = 'no small disk can be mounted here (that takes root)';

/** Mounts a disk in memory that a test can fill; null if the user may not mount one. */
export function mountSmallDisk(megabytes: number): { folder: string; unmount(): void } | null {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    const size = `size=${megabytes}m`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  return {
    folder,
    unmount() {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
