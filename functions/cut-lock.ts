/** A `package-lock.json` of version 3. */
export interface PackageLock {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  [field: string]: unknown;
}

interface PackageJson {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  [field: string]: unknown;
}

/** A package that is needed is not in the lock file. */
export class MissingPackageError extends Error {
  override readonly name = 'MissingPackageError';
}

/**
 * The part of a lock file that a package with these dependencies needs, so that what is deployed has
 * the very packages that were tested. Throws `MissingPackageError`.
 */
export function cutLock(lock: PackageLock, manifest: PackageJson): PackageLock & { name: string } {
  const { name, version, dependencies } = manifest;
  const cut: Record<string, LockedPackage> = {};
  const queue = Object.keys(dependencies).map((needed) => required(lock, '', needed));
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (path in cut) continue;
    const { dev: _, devOptional: __, ...locked } = lock.packages[path] ?? {};
    cut[path] = locked;
    for (const needed of Object.keys(locked.dependencies ?? {})) {
      queue.push(required(lock, path, needed));
    }
    for (const wanted of [
      ...Object.keys(locked.optionalDependencies ?? {}),
      ...Object.keys(locked.peerDependencies ?? {}),
    ]) {
      const found = resolve(lock, path, wanted);
      const isOptionalPeer = locked.peerDependenciesMeta?.[wanted]?.optional === true;
      if (found !== null && !isOptionalPeer) queue.push(found);
    }
  }
  const sorted = Object.entries(cut).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    name,
    lockfileVersion: lock.lockfileVersion,
    packages: { '': { name, version, dependencies }, ...Object.fromEntries(sorted) },
  };
}

function required(lock: PackageLock, from: string, name: string): string {
  const path = resolve(lock, from, name);
  if (path === null)
    throw new MissingPackageError(`${name}, which ${from || 'the functions'} need`);
  return path;
}

/** Where Node finds a package: below the one that wants it, or below one that contains that. */
function resolve({ packages }: PackageLock, from: string, name: string): string | null {
  for (
    let parent = from;
    ;
    parent = parent.slice(0, Math.max(0, parent.lastIndexOf('/node_modules/')))
  ) {
    const path = `${parent === '' ? '' : `${parent}/`}node_modules/${name}`;
    if (path in packages) return path;
    if (parent === '') return null;
  }
}
