const PREFIX = 'practice-';

/** The id of the vehicle on which a member of staff tries out the form; the rules have it as well. */
export function practiceId(uid: string): string {
  return `${PREFIX}${uid}`;
}

/** Whether a vehicle is for practice: it is never published, and colleagues do not see it. */
export function isPractice(id: string): boolean {
  return id.startsWith(PREFIX);
}
