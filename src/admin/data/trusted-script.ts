interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(url: string): string };
}

/**
 * Returns a function that gives the address of one script in the type that the Content-Security-Policy
 * of the admin asks for. The policy `name`, which has to be allowed there, knows this one address.
 */
export function trustedScript(name: string, url: string): () => string {
  let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;
  return () => {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    policy ??= trustedTypes?.createPolicy(name, { createScriptURL: () => url });
    return policy?.createScriptURL(url) ?? url;
  };
}
