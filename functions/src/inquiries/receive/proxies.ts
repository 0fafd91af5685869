import { log } from '#functions/src/shared/log.ts';
import type { ApiRequest } from '#functions/src/shared/request/http.ts';
import { config } from '#functions/src/shared/settings/config.ts';

/** How many proxies say that they passed a request on. */
export function proxiesOf({ headers }: Pick<ApiRequest, 'headers'>): number {
  return headers['x-forwarded-for']?.split(',').length ?? 0;
}

/**
 * Returns a function that reports, once, that another number of proxies stands before the functions than
 * the settings trust. Once an instance is enough for an alarm, and as much as a forged header may cause.
 */
export function createProxyWatch(
  report: (expected: number, found: number) => void,
): (found: number, expected: number) => void {
  let isReported = false;
  return (found, expected) => {
    if (found === expected || isReported) return;
    isReported = true;
    report(expected, found);
  };
}

const watch = createProxyWatch(log.proxiesChanged);

/** Raises the alarm where the proxies before the functions have changed. */
export function watchProxies(request: ApiRequest): void {
  watch(proxiesOf(request), config.trustedProxyHops());
}
