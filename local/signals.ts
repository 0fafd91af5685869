/** The first Ctrl-C or SIGTERM ends everything in order; a second one does not wait. */
export function endOnSignal(stop: () => Promise<void>): void {
  let ending = false;
  const end = () => {
    if (ending) process.exit(130);
    ending = true;
    console.log('Stopping …');
    stop().then(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
