import { claimsOf, ROLES, type Role } from '#domain/staff/roles.ts';
import {
  needsSecondFactor,
  type SecondFactorDemand,
  TOTP_FACTOR,
} from '#domain/staff/second-factor.ts';

const INDENT = ' '.repeat(4);
const TOKEN = 'request.auth.token';

/**
 * The functions of a rules file that say who is staff, line by line: by the claim of the role, and
 * by the second factor of the sign-in where the dealer demands one of the role.
 */
export function staffRules(
  demand: SecondFactorDemand,
  names: readonly (keyof typeof FUNCTIONS)[],
): string[] {
  const functions = names.flatMap((name, index) => [
    ...(index === 0 ? [] : ['']),
    ...roleFunction(name, FUNCTIONS[name], demand),
  ]);
  return functions.map((line) => (line === '' ? '' : INDENT + line));
}

const FUNCTIONS = {
  isStaff: ROLES,
  isSales: ['owner', 'sales'],
  isOwner: ['owner'],
} as const satisfies Record<string, readonly Role[]>;

function roleFunction(name: string, roles: readonly Role[], demand: SecondFactorDemand): string[] {
  const demanded = roles.filter((role) => needsSecondFactor(demand, role));
  const others = roles.filter((role) => !demanded.includes(role));
  return [`function ${name}() {`, ...conditionLines(demanded, others), '}'];
}

/** Whether the sign-in is of one of `others`, or with a second factor of one of `demanded`. */
function conditionLines(demanded: readonly Role[], others: readonly Role[]): string[] {
  const factor = `&& ${TOKEN}.firebase.sign_in_second_factor == '${TOTP_FACTOR}'`;
  if (demanded.length === 0) return [`  return ${isIn(others)};`];
  if (others.length === 0) return [`  return ${isIn(demanded)}`, `    ${factor};`];
  return [`  return ${isIn(others)}`, `    || (${isIn(demanded)}`, `      ${factor});`];
}

function isIn(roles: readonly Role[]): string {
  return `${TOKEN}.role in [${claimsOf(roles)
    .map((claim) => `'${claim}'`)
    .join(', ')}]`;
}
