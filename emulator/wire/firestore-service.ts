import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import protobuf from 'protobufjs';

const firestorePackage = createRequire(import.meta.url).resolve(
  '@google-cloud/firestore/package.json',
);
const definitions = join(dirname(firestorePackage), 'build/protos/v1.json');

const root = protobuf.Root.fromJSON(JSON.parse(readFileSync(definitions, 'utf8'))).resolveAll();

// The client SDKs send it, but the admin SDK's copy of the description leaves it out.
root.lookupType('google.firestore.v1.Write').add(new protobuf.Field('verify', 5, 'string'));

/** Google's own description of the Firestore API, as the admin SDK ships it. */
export const firestoreProto: protobuf.Service = root.lookupService('google.firestore.v1.Firestore');

/** Methods go by their names with a small first letter here, as everywhere in TypeScript. */
export function localName(method: protobuf.Method): string {
  return method.name.charAt(0).toLowerCase() + method.name.slice(1);
}

export function firestoreMethod(name: string): protobuf.Method {
  const method = firestoreProto.methodsArray.find((candidate) => localName(candidate) === name);
  if (method === undefined) throw new Error(`The API description has no method ${name}.`);
  return method;
}

export function requestType(method: protobuf.Method): protobuf.Type {
  return resolved(method.resolvedRequestType, method);
}

export function responseType(method: protobuf.Method): protobuf.Type {
  return resolved(method.resolvedResponseType, method);
}

function resolved(type: protobuf.Type | null, method: protobuf.Method): protobuf.Type {
  if (type === null) throw new Error(`The API description lacks a message of ${method.name}.`);
  return type;
}
