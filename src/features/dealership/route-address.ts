import type { Office } from '#dealer';

/** The address of a map with the way to an office; opened only when a visitor presses it. */
export function routeAddress({ street, postalCode, city }: Office): string {
  const destination = `${street}, ${postalCode} ${city}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
