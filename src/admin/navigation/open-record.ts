import { goTo } from './route.ts';

/** Opens the form of a vehicle or accessory by the path of its document. */
export function openRecord(path: string): void {
  const [collection, id = ''] = path.split('/');
  void goTo(collection === 'accessories' ? 'accessories' : 'vehicle', id);
}
