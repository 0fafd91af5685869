import { paths } from '#paths';
import { trustedScript } from '../data/trusted-script.ts';

const workerUrl = trustedScript('service-worker', paths.adminWorker);

// The development server has no files that a worker could store.
if (!import.meta.env.DEV && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register(workerUrl(), { scope: paths.admin }).catch(() => {
    // Forbidden, as in a private window: the admin works, but opens only with a connection.
  });
}
