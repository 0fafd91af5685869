import * as v from 'valibot';

const LicenceSchema = v.union([
  v.object({ license: v.object({ id: v.string() }) }),
  v.object({ license: v.object({ name: v.string() }) }),
  v.object({ expression: v.string() }),
]);

const SbomSchema = v.object({
  components: v.array(
    v.object({
      name: v.string(),
      version: v.string(),
      licenses: v.optional(v.array(LicenceSchema), []),
    }),
  ),
});

/**
 * Licences that somebody has read. Those of the LGPL are of libvips, which sharp loads as a library of its
 * own: nothing of ours comes under it.
 */
const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
  ...['LGPL-3.0-or-later', 'MIT', 'MIT-0', 'OFL-1.1'],
]);

export interface Licences {
  /** `NAME VERSION LICENCE`, by name. */
  lines: string[];
  /** The packages among them whose licence nobody has allowed. */
  unknown: string[];
}

/** Lists the licences of a CycloneDX bill of materials. Throws valibot's `ValiError`. */
export function listLicences(sbom: unknown): Licences {
  const lines: string[] = [];
  const unknown: string[] = [];
  for (const { name, version, licenses } of v.parse(SbomSchema, sbom).components) {
    const licence = licenses.map(nameOf).join(' AND ') || 'none';
    const line = `${name} ${version} ${licence}`;
    lines.push(line);
    if (!isAllowed(licence)) unknown.push(line);
  }
  return { lines: lines.sort(), unknown: unknown.sort() };
}

function nameOf(licence: v.InferOutput<typeof LicenceSchema>): string {
  if ('expression' in licence) return licence.expression;
  return 'id' in licence.license ? licence.license.id : licence.license.name;
}

/** Of alternatives one is enough; of what applies together, all must be allowed. A mixture is for a person. */
function isAllowed(expression: string): boolean {
  const alternatives = expression.replace(/^\((.*)\)$/u, '$1').split(' OR ');
  return alternatives.length > 1
    ? alternatives.some((id) => ALLOWED.has(id)) && !expression.includes(' AND ')
    : expression.split(' AND ').every((id) => ALLOWED.has(id));
}
