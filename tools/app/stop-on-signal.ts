/**
 * Calls `stop` on the first SIGINT (Ctrl-C) or SIGTERM and then exits; a second signal exits at
 * once. To be called before anything is opened, so that the process can be stopped at any time.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(130);
    stopping = true;
    // A call to Firestore's SDK after its end leaves a rejected promise that nothing can catch.
    process.on('unhandledRejection', () => {});
    stop().then(() => process.exit(0));
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
