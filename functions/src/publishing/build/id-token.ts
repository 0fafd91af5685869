const METADATA_HOST = 'metadata.google.internal';
const TIMEOUT_MS = 10_000;

/**
 * An ID token of the account that this function runs as, good for one address and an hour. Asks the
 * metadata server, as Cloud Run documents it; throws where there is none or it refuses.
 */
export async function fetchIdToken(audience: string): Promise<string> {
  const host = process.env['GCE_METADATA_HOST'] ?? METADATA_HOST;
  const query = new URLSearchParams({ audience });
  const response = await fetch(
    `http://${host}/computeMetadata/v1/instance/service-accounts/default/identity?${query}`,
    { headers: { 'metadata-flavor': 'Google' }, signal: AbortSignal.timeout(TIMEOUT_MS) },
  );
  if (!response.ok) throw new Error(`The metadata server answered ${response.status}.`);
  return response.text();
}
