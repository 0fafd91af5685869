/**
 * Options of a transaction that staff wait for: one more attempt, a second later, where a colleague
 * wrote at the same moment or the connection dropped for an instant. The default of the SDK is five
 * attempts, and a failure would show ten seconds after the press.
 */
export const ONE_RETRY = { maxAttempts: 2 };
