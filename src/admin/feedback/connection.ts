import { atom } from 'nanostores';
import { watchConnection } from '#firebase/service/connection.ts';

/** Whether the service answered the last call. */
export const $connected = atom(true);

watchConnection((connected) => $connected.set(connected));
