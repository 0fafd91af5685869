/** The id of a new release: the time in UTC, increased where it is not above the last id. */
export function nextId(last: string | undefined): string {
  const id = new Date()
    .toISOString()
    .replace(/[-:.Z]/gu, '')
    .replace('T', '-');
  return last !== undefined && id <= last ? increment(last) : id;
}

function increment(id: string): string {
  const [day = '', time = '0'] = id.split('-');
  return `${day}-${String(Number(time) + 1).padStart(time.length, '0')}`;
}
