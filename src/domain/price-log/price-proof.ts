/** The price logs of deleted vehicles, each with its `expires_at`. Only functions write them. */
export const PRICE_PROOFS_COLLECTION = 'price_proofs';
