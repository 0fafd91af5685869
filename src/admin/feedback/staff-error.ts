/** An error whose message is a Danish sentence for staff. */
export class StaffError extends Error {
  override readonly name: string = 'StaffError';
}
