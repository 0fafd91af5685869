import type { Json } from '#tools/production/google.ts';
import type { Item } from '../item.ts';

export interface Condition {
  title: string;
  expression: string;
}

/** A role of one member, under a condition or without. */
export interface Grant {
  member: string;
  role: string;
  condition?: Condition;
}

interface Policy {
  version?: number;
  etag?: string;
  bindings?: { role: string; members: string[]; condition?: Condition }[];
}

export const grant = (address: string, role: string, condition?: Condition): Grant => ({
  member: `serviceAccount:${address}`,
  role,
  ...(condition && { condition }),
});

/** Adds roles to a policy and leaves everything else in it as it is. */
export function policyItem(options: {
  title: string;
  read: () => Promise<Policy>;
  write: (policy: Json) => Promise<unknown>;
  grants: () => Promise<Grant[]>;
  withdrawn?: () => Promise<Grant[]>;
  before?: () => Promise<void>;
}): Item {
  const { title, read, write, grants, withdrawn, before } = options;
  const state = async () => {
    const policy = await read();
    const added = (await grants()).filter((one) => !holds(policy, one));
    const removed = ((await withdrawn?.()) ?? []).filter((one) => holds(policy, one));
    return { policy, added, removed };
  };
  return {
    title,
    async missing() {
      const { added, removed } = await state();
      const tooMuch = removed.map((one) => `${inWords(one)}, which it must not have`);
      return [...added.map(inWords), ...tooMuch];
    },
    async make() {
      await before?.();
      const { policy, added, removed } = await state();
      await write({ ...policy, version: 3, bindings: changed(policy, added, removed) });
    },
  };
}

function changed({ bindings = [] }: Policy, added: readonly Grant[], removed: readonly Grant[]) {
  const result = bindings
    .map((binding) => ({
      ...binding,
      members: binding.members.filter(
        (member) => !removed.some((one) => isSameRole(binding, one) && one.member === member),
      ),
    }))
    .filter(({ members }) => members.length > 0);
  for (const { member, ...role } of added) {
    const binding = result.find((other) => isSameRole(other, role));
    if (binding) binding.members.push(member);
    else result.push({ ...role, members: [member] });
  }
  return result;
}

function holds({ bindings = [] }: Policy, one: Grant): boolean {
  return bindings.some(
    (binding) => isSameRole(binding, one) && binding.members.includes(one.member),
  );
}

type Role = Omit<Grant, 'member'>;

function isSameRole(a: Role, b: Role): boolean {
  return a.role === b.role && a.condition?.expression === b.condition?.expression;
}

function inWords({ member, role, condition }: Grant): string {
  const name = member.replace(/^\w+:(.*)@.*$/u, '$1');
  return `${name}: ${role.replace(/^.*roles\//u, '')}${condition ? ` (${condition.title})` : ''}`;
}
