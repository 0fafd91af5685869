import type { Item } from '../item.ts';
import type { Setup } from '../settings.ts';
import { accessItems } from './access.ts';
import { alertItems } from './alerts.ts';
import { budgetItems } from './budget.ts';
import { dataItems } from './data.ts';
import { domainItems } from './domain.ts';
import { productionFileItem } from './files.ts';
import { githubItems } from './github.ts';
import { projectItems } from './project.ts';
import { secretItems } from './secrets.ts';
import { signInItems } from './sign-in.ts';

/** Everything that an installation has in Google Cloud, each after what it needs. */
export function setupItems(setup: Setup): Item[] {
  return [
    ...projectItems(setup),
    ...dataItems(setup),
    ...githubItems(setup),
    ...accessItems(setup),
    ...domainItems(setup),
    ...signInItems(setup),
    ...secretItems(setup),
    ...alertItems(setup),
    ...budgetItems(setup),
    productionFileItem(setup),
  ];
}
