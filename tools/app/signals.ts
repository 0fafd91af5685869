/**
 * The first Ctrl-C or SIGTERM ends everything in order; a second one does not wait. Set up before
 * anything is opened, so that it works from the first moment on.
 */
export function endOnSignal(stop: () => Promise<void>): void {
  let ending = false;
  const end = () => {
    if (ending) process.exit(130);
    ending = true;
    // Firestore's SDK lets a promise fall that nobody can catch when it is asked after its end.
    process.on('unhandledRejection', () => {});
    stop().then(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
