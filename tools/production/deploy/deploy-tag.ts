import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '#tools/shared/config.ts';
import { PRODUCTION_FILE } from '../production-env.ts';
import { run } from '../run.ts';
import { git, refuseUnknownTag } from './tag.ts';

/**
 * Deploys what a tag has, by its own program in a folder of its own: functions, rules and site of then. That
 * program refuses where the documents have become unreadable for it. Throws a `UsageError`.
 */
export async function deployTag(tag: string, projectId: string): Promise<void> {
  await refuseUnknownTag(tag);
  const parent = await mkdtemp(join(tmpdir(), 'deploy-tag-'));
  const folder = join(parent, 'tree');
  try {
    await git('worktree', 'add', '--detach', folder, tag);
    for (const file of [PRODUCTION_FILE, `functions/.env.${projectId}`]) {
      const isCommitted = existsSync(join(folder, file));
      if (!isCommitted && existsSync(join(ROOT, file))) {
        await copyFile(join(ROOT, file), join(folder, file));
      }
    }
    await run('npm', ['install', '--no-audit', '--no-fund'], folder);
    await run('npm', ['run', 'deploy'], folder);
  } finally {
    await git('worktree', 'remove', '--force', folder).catch(() => {});
    await rm(parent, { recursive: true, force: true });
  }
}
