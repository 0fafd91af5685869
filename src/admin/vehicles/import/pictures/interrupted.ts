import * as v from 'valibot';

const KEY = 'admin-import-pictures';
const InterruptedSchema = v.object({ name: v.string(), done: v.number(), total: v.number() });
export type Interrupted = v.InferOutput<typeof InterruptedSchema>;

/** The upload of pictures that an earlier page did not end, on this device. */
export function interruptedPictures(): Interrupted | null {
  try {
    const result = v.safeParse(InterruptedSchema, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** Remembers how far an upload is; null once it has ended. */
export function rememberPictures(progress: Interrupted | null): void {
  try {
    if (progress === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Storage is full or forbidden: the upload works, but a reload says nothing of it.
  }
}
