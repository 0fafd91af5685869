import { invalidArgument } from '#emulator/wire/status-error.ts';
import { checkFields } from '../model/check-fields.ts';
import { checkOperand } from '../model/check-value.ts';
import { type FieldPath, formatFieldPath, parseFieldPath, parseMask } from '../model/field-path.ts';
import type { FieldTransform, WriteMessage } from '../model/messages.ts';
import type { ResourceNames } from '../model/resource-names.ts';
import type { Write } from './write.ts';

const MAX_TRANSFORMS = 500;

/** Parses and validates a write; throws where it is invalid. */
export function parseWrite(names: ResourceNames, message: WriteMessage): Write {
  const precondition = message.currentDocument ?? {};
  if (message.delete !== undefined) {
    refuseChanges(message, 'delete');
    return { ...EMPTY, kind: 'delete', path: names.documentPath(message.delete), precondition };
  }
  if (message.verify !== undefined) {
    refuseChanges(message, 'verify');
    if (Object.keys(precondition).length === 0)
      throw invalidArgument('A verify needs a precondition.');
    return { ...EMPTY, kind: 'verify', path: names.documentPath(message.verify), precondition };
  }
  if (message.transform !== undefined) {
    refuseChanges(message, 'transform');
    const path = names.boundedPath(message.transform.document);
    const transforms = parseTransforms(message.transform.fieldTransforms);
    if (transforms.length === 0) throw invalidArgument('A transform names no field.');
    return { ...EMPTY, path, mask: [], transforms, precondition };
  }
  if (message.update === undefined) throw invalidArgument('A write says nothing to do.');
  const fields = message.update.fields ?? {};
  checkFields(fields);
  return {
    kind: 'set',
    path: names.boundedPath(message.update.name),
    fields,
    mask: message.updateMask ? parseMask(message.updateMask.fieldPaths) : null,
    transforms: parseTransforms(message.updateTransforms),
    precondition,
  };
}

const EMPTY = { kind: 'set' as const, fields: {}, mask: null, transforms: [] };

/** Only an update has a mask and transforms. */
function refuseChanges({ updateMask, updateTransforms }: WriteMessage, kind: string): void {
  if (updateMask !== undefined) throw invalidArgument(`A ${kind} has no document mask.`);
  if (updateTransforms?.length) throw invalidArgument(`A ${kind} has no update transforms.`);
}

function parseTransforms(transforms: FieldTransform[] = []): Write['transforms'] {
  if (transforms.length > MAX_TRANSFORMS) {
    throw invalidArgument(
      `A write has ${transforms.length} transforms; the maximum is ${MAX_TRANSFORMS}.`,
    );
  }
  const parsed = transforms.map((transform) => {
    const { appendMissingElements, fieldPath = '', removeAllFromArray } = transform;
    const elements = (appendMissingElements ?? removeAllFromArray)?.values ?? [];
    for (const element of elements) checkOperand(element, fieldPath);
    return { path: parseFieldPath(fieldPath), transform };
  });
  checkNesting(parsed.map(({ path }) => path));
  return parsed;
}

/** Throws where one field lies within another: the second transform would replace the first. */
function checkNesting(paths: FieldPath[]): void {
  const transformed = new Set(paths.map(formatFieldPath));
  for (const path of paths) {
    for (let length = 1; length < path.length; length++) {
      const outer = formatFieldPath(path.slice(0, length));
      if (!transformed.has(outer)) continue;
      throw invalidArgument(`Both "${outer}" and "${formatFieldPath(path)}" are transformed.`);
    }
  }
}
