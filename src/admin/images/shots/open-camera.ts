import { atom } from 'nanostores';

/** The vehicle whose shots are being taken, over whatever view is open; null where none are. */
export const $shotVehicle = atom<string | null>(null);
