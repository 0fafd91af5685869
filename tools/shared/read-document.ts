import { PROJECT_ID } from './config.ts';

/** A value as Firestore's REST API sends it. */
type RestValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number }
  | { stringValue: string }
  | { timestampValue: string }
  | { mapValue: { fields?: Record<string, RestValue> } }
  | { arrayValue: { values?: RestValue[] } };

export class EmulatorRequestError extends Error {
  override readonly name = 'EmulatorRequestError';
}

/** Sends a request to the emulator as the Admin SDK does; throws an `EmulatorRequestError`. */
export async function askEmulator(
  emulatorUrl: string,
  path: string,
  body?: object,
): Promise<Response> {
  const response = await fetch(emulatorUrl + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.ok || response.status === 404) return response;
  throw new EmulatorRequestError(`${path}: ${response.status} ${await response.text()}`);
}

/**
 * The fields of a document in the emulator, times as dates; null where there is no document. Without an
 * SDK, since loading one takes as long as everything else that a start waits for.
 */
export async function readDocument(
  emulatorUrl: string,
  path: string,
): Promise<Record<string, unknown> | null> {
  const root = `/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
  const response = await askEmulator(emulatorUrl, `${root}/${path}`);
  if (response.status === 404) return null;
  const { fields } = (await response.json()) as { fields?: Record<string, RestValue> };
  return readFields(fields);
}

function readFields(fields: Record<string, RestValue> = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, readValue(value)]),
  );
}

function readValue(value: RestValue): unknown {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('timestampValue' in value) return new Date(value.timestampValue);
  if ('mapValue' in value) return readFields(value.mapValue.fields);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(readValue);
  return Object.values(value)[0];
}
