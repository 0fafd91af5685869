import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { EmulatorEvent } from '#emulator/shared/events.ts';
import type { DocumentState } from '#emulator/wire/value.ts';
import type { FunctionSpec } from '../specification/function-spec.ts';

export type CloudEvent = Record<string, unknown>;

/** The event as one function receives it, or null where it does not trigger the function. */
export function cloudEventFor(
  spec: FunctionSpec,
  event: EmulatorEvent,
  projectId: string,
): CloudEvent | null {
  const { trigger } = spec;
  if (event.kind === 'document' && trigger.kind === 'document') {
    const change = documentChange(event);
    if (change === null || (trigger.change !== 'written' && trigger.change !== change)) return null;
    if (trigger.database !== event.database || !trigger.pattern(event.path)) return null;
    return documentEvent(event, `${DOCUMENT_TYPE}.${trigger.change}`, projectId, spec.region);
  }
  if (event.kind === 'object' && trigger.kind === 'object') {
    if (trigger.change !== event.type || trigger.bucket !== event.object.bucket) return null;
    return objectEvent(event);
  }
  return null;
}

const DOCUMENT_TYPE = 'google.cloud.firestore.document.v1';

type DocumentEvent = Extract<EmulatorEvent, { kind: 'document' }>;

/** A write that changes nothing triggers nothing, as in production. */
function documentChange({
  before,
  after,
}: DocumentEvent): 'created' | 'updated' | 'deleted' | null {
  if (before === null) return after === null ? null : 'created';
  if (after === null) return 'deleted';
  return isDeepStrictEqual(before.fields, after.fields) ? null : 'updated';
}

function documentEvent(
  event: DocumentEvent,
  type: string,
  project: string,
  location: string,
): CloudEvent {
  const database = `projects/${project}/databases/${event.database}`;
  const toRest = (document: DocumentState | null) =>
    document === null
      ? {}
      : {
          name: `${database}/documents/${document.path}`,
          fields: document.fields,
          createTime: document.createTime,
          updateTime: document.updateTime,
        };
  return {
    ...envelope(type, `//firestore.googleapis.com/${database}`, event.time),
    subject: `documents/${event.path}`,
    location,
    project,
    database: event.database,
    namespace: '(default)',
    document: event.path,
    data: {
      value: toRest(event.after),
      oldValue: toRest(event.before),
      updateMask: { fieldPaths: changedFields(event) },
    },
  };
}

function changedFields({ before, after }: DocumentEvent): string[] {
  if (before === null || after === null) return [];
  const names = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)]);
  return [...names].filter((name) => !isDeepStrictEqual(before.fields[name], after.fields[name]));
}

function objectEvent(event: Extract<EmulatorEvent, { kind: 'object' }>): CloudEvent {
  const { bucket, name } = event.object;
  return {
    ...envelope(
      `google.cloud.storage.object.v1.${event.type}`,
      `//storage.googleapis.com/projects/_/buckets/${bucket}`,
      event.time,
    ),
    subject: `objects/${name}`,
    bucket,
    data: event.object,
  };
}

/** The id is the same in every attempt, so that functions can detect repeats. */
function envelope(type: string, source: string, time: string): CloudEvent {
  return {
    specversion: '1.0',
    id: randomUUID(),
    type,
    source,
    time,
    datacontenttype: 'application/json',
  };
}
