import type { Project } from '../project.ts';
import type { Route } from '../route.ts';
import { accessRoutes } from './access.ts';
import { accountRoutes } from './account.ts';
import { dataRoutes } from './data.ts';
import { functionsRoutes } from './functions.ts';
import { monitoringRoutes } from './monitoring.ts';
import { operationRoutes } from './operations.ts';
import { setupRoutes } from './setup.ts';

/** Every method of Google's APIs that the fake answers. */
export function allRoutes(project: Project): Route[] {
  const parts = [
    ...[setupRoutes, dataRoutes, accessRoutes, monitoringRoutes],
    ...[accountRoutes, functionsRoutes, operationRoutes],
  ];
  return parts.flatMap((create) => create(project));
}
