type Json = Record<string, unknown>;

/** What a Google Cloud project contains, as the fake of its APIs stores it. */
export interface Project {
  id: string;
  number: string;
  region: string;
  /** Names of the enabled APIs, without `.googleapis.com`. */
  services: Set<string>;
  /** Role, or role with its condition → members. */
  bindings: Map<string, Set<string>>;
  /** The same for resources with a policy of their own. */
  policies: Map<string, Map<string, Set<string>>>;
  bucket: string;
  /** Resource name → resource, of every API. */
  resources: Map<string, Json>;
  /** The fields of a new index, such as the state of its build. */
  newIndex: Json;
  /** Copies the documents of one database into another, as a restored backup and a clone have them. */
  copyDocuments: (source: string, target: string) => Promise<void>;
  /** Names of secrets with a version. */
  secrets: Set<string>;
}

/** The key of a role that an account has under a condition. */
export function conditional(role: string, expression: string): string {
  return `${role} if ${expression}`;
}

export function isConditional(key: string): boolean {
  return key.includes(' if ');
}

/** A project that does not exist yet. */
export function createProject(id: string, region: string): Project {
  return {
    id,
    number: '123456789012',
    region,
    services: new Set(),
    bindings: new Map(),
    policies: new Map(),
    bucket: `${id}.firebasestorage.app`,
    resources: new Map(),
    newIndex: {},
    copyDocuments: async () => {},
    secrets: new Set(),
  };
}

/** The resources whose name matches, in the order of their creation. */
export function resourcesLike({ resources }: Project, pattern: RegExp): Json[] {
  return [...resources].filter(([name]) => pattern.test(name)).map(([, resource]) => resource);
}
