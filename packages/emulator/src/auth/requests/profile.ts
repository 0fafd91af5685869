import { unsupported } from '#emulator/wire/status-error.ts';
import type { Account } from '../accounts/accounts.ts';
import { type Body, optionalText, optionalTexts } from './input.ts';

type ProfileChanges = Partial<Pick<Account, 'displayName' | 'photoUrl'>>;

const DELETABLE = new Map<string, ProfileChanges>([
  ['DISPLAY_NAME', { displayName: null }],
  ['PHOTO_URL', { photoUrl: null }],
]);

/** The changes to display name and photo in a request, `deleteAttribute` included. */
export function profileChanges(body: Body): ProfileChanges {
  const changes: ProfileChanges = {};
  const displayName = optionalText(body, 'displayName');
  const photoUrl = optionalText(body, 'photoUrl');
  if (displayName !== undefined) changes.displayName = displayName === '' ? null : displayName;
  if (photoUrl !== undefined) changes.photoUrl = photoUrl === '' ? null : photoUrl;
  for (const attribute of optionalTexts(body, 'deleteAttribute')) {
    const removal = DELETABLE.get(attribute);
    if (removal === undefined) throw unsupported(`deleteAttribute ${attribute}`);
    Object.assign(changes, removal);
  }
  return changes;
}
