import { readFileSync } from 'node:fs';
import protobuf from 'protobufjs';

const definitions = new URL('../../protos/firestore-v1.json', import.meta.url);

const root = protobuf.Root.fromJSON(JSON.parse(readFileSync(definitions, 'utf8'))).resolveAll();

// The client SDKs send this field, but the Admin SDK's copy of the description lacks it.
root.lookupType('google.firestore.v1.Write').add(new protobuf.Field('verify', 5, 'string'));

/** Google's own description of the Firestore API. */
export const firestoreProto: protobuf.Service = root.lookupService('google.firestore.v1.Firestore');

/** A method's name in lower camel case, as `ApiMethod`s are keyed. */
export function localName(method: protobuf.Method): string {
  return method.name.charAt(0).toLowerCase() + method.name.slice(1);
}

/** The description of a method by its local name; throws where there is none. */
export function firestoreMethod(name: string): protobuf.Method {
  const method = firestoreProto.methodsArray.find((candidate) => localName(candidate) === name);
  if (method === undefined) throw new Error(`The API description has no method ${name}.`);
  return method;
}

/** The description of a method's request message; `resolveAll` has found it. */
export function requestType(method: protobuf.Method): protobuf.Type {
  return method.resolvedRequestType as protobuf.Type;
}

/** The description of a method's response message; `resolveAll` has found it. */
export function responseType(method: protobuf.Method): protobuf.Type {
  return method.resolvedResponseType as protobuf.Type;
}
