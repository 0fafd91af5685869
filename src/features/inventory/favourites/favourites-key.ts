/** The one key that the public site stores on a visitor's device. */
export const FAVOURITES_KEY = 'favoritter';
