import { serviceError } from './service-error.ts';

type Listener = (connected: boolean) => void;

let listener: Listener = () => {};

/** Calls `onCall` after each call with whether the service answered it. */
export function watchConnection(onCall: Listener): void {
  listener = onCall;
}

/** Runs a call and reports whether the service answered it; a refusal is an answer. */
export async function reportConnection<T>(call: () => Promise<T>): Promise<T> {
  try {
    const answer = await call();
    listener(true);
    return answer;
  } catch (cause) {
    const error = serviceError(cause);
    listener(error.problem !== 'offline');
    throw error;
  }
}
