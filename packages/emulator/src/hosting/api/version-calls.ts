import { isObject } from '#emulator/wire/json.ts';
import { StatusError, unsupported } from '#emulator/wire/status-error.ts';
import { readServingConfig } from '../serving/serving-config.ts';
import { isHash } from '../store/files.ts';
import type { Version } from '../store/versions.ts';
import type { HostingCall, HostingContext } from './context.ts';
import { invalid, labelsOf, refuseOthers } from './fields.ts';
import { versionJson } from './json.ts';

const ABANDONED_AFTER_MS = 12 * 3_600_000;

/** `POST sites/S/versions` */
export function createVersion({ context, query, body }: HostingCall): object {
  refuseOthers('A version', body, ['config', 'labels', 'status']);
  if (query.has('versionId')) throw unsupported('versionId of a Hosting version');
  if (body['status'] !== undefined && body['status'] !== 'CREATED') {
    throw invalid('status', 'CREATED');
  }
  abandonOld(context);
  const config = configOf(body);
  return versionJson(context, context.versions.create({ config, labels: labelsOf(body) }));
}

/** `PATCH sites/S/versions/V`: configuration and labels of an open version, and its end. */
export function patchVersion(call: HostingCall, id: string): object {
  const { context, query, body } = call;
  const version = existing(context, id);
  const mask = query.get('updateMask')?.split(',') ?? Object.keys(body);
  refuseOthers('updateMask', Object.fromEntries(mask.map((name) => [name.split('.')[0], true])), [
    'status',
    'config',
    'labels',
  ]);
  const masked = (name: string) => mask.some((path) => path.split('.')[0] === name);
  if (masked('config')) version.config = configOf(requireOpen(version, body));
  if (masked('labels')) version.labels = labelsOf(requireOpen(version, body));
  if (masked('status')) setStatus(context, version, body['status']);
  context.versions.update(version);
  return versionJson(context, version);
}

/** `DELETE sites/S/versions/V` */
export async function deleteVersion(call: HostingCall, id: string): Promise<object> {
  const { context } = call;
  const version = existing(context, id);
  if (context.releases.live()?.version === id) {
    throw new StatusError('FAILED_PRECONDITION', `The version ${id} is live.`);
  }
  context.versions.update({ ...version, status: 'DELETED' });
  await context.contents.sweep(context.lists.usedHashes());
  return {};
}

/** `POST sites/S/versions/V:populateFiles`: which of these files have to be uploaded? */
export function populateFiles({ context, body }: HostingCall, id: string): object {
  requireOpen(existing(context, id), body);
  refuseOthers('populateFiles', body, ['files']);
  const entries = Object.entries(isObject(body['files']) ? body['files'] : {});
  for (const [path, hash] of entries) {
    if (!path.startsWith('/')) throw invalid(`files["${path}"]`, 'a path with a leading slash');
    if (typeof hash !== 'string' || !(hash === '' || isHash(hash))) {
      throw invalid(`files["${path}"]`, 'a SHA-256 in hexadecimal');
    }
  }
  const files = entries as [string, string][];
  context.lists.add(
    id,
    files.map(([path, hash]) => [path, hash === '' ? null : hash]),
  );
  const missing = new Set(files.map(([, hash]) => hash).filter((hash) => hash !== ''));
  for (const hash of missing) if (context.contents.has(hash)) missing.delete(hash);
  const uploadUrl = `${context.publicUrl}/upload/sites/${context.site}/versions/${id}/files`;
  return { uploadUrl, ...(missing.size > 0 ? { uploadRequiredHashes: [...missing] } : {}) };
}

/** `GET sites/S/versions/V/files`, of all files or of those with a status. */
export function listFiles({ context, query }: HostingCall, id: string): object {
  const version = existing(context, id);
  const wanted = query.get('status');
  const files = [...context.lists.of(version.id)]
    .map(([path, hash]) => ({ path, hash, status: fileStatus(context, hash) }))
    .filter(({ status }) => wanted === null || status === wanted);
  return { files: files.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

/** The version with this id; throws NOT_FOUND. */
export function existing({ versions }: HostingContext, id: string): Version {
  const version = versions.get(id);
  if (version === null) throw new StatusError('NOT_FOUND', `There is no version ${id}.`);
  return version;
}

/** Throws unless the version can still be changed. */
export function requireOpen<T>(version: Version, value: T): T {
  if (version.status === 'CREATED') return value;
  throw new StatusError(
    'FAILED_PRECONDITION',
    `The version ${version.id} is ${version.status} and cannot be changed.`,
  );
}

function setStatus(context: HostingContext, version: Version, status: unknown): void {
  if (status !== 'FINALIZED') throw invalid('status', 'FINALIZED');
  requireOpen(version, status);
  const missing = [...context.lists.of(version.id)].find(([, hash]) => !context.contents.has(hash));
  if (missing) {
    throw new StatusError('FAILED_PRECONDITION', `The file ${missing[0]} was not uploaded.`);
  }
  version.status = 'FINALIZED';
  version.finalizeTime = new Date().toISOString();
}

function configOf(body: Record<string, unknown>): Record<string, unknown> {
  const { config } = body;
  if (config === undefined) return {};
  if (!isObject(config)) throw invalid('config', 'an object');
  readServingConfig(config);
  return config;
}

function fileStatus({ contents }: HostingContext, hash: string): string {
  return contents.has(hash) ? 'ACTIVE' : 'EXPECTED';
}

function abandonOld(context: HostingContext): void {
  for (const version of context.versions.list()) {
    const age = Date.now() - Date.parse(version.createTime);
    if (version.status !== 'CREATED' || age < ABANDONED_AFTER_MS) continue;
    context.versions.update({ ...version, status: 'ABANDONED' });
  }
}
