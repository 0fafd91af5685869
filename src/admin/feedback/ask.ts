import { atom } from 'nanostores';

export interface Question {
  title: string;
  body: string;
  confirm: string;
  cancel: string;
  danger: boolean;
  answer: (yes: boolean) => void;
}

export const $question = atom<Question | null>(null);

/** Asks in a dialog and resolves with the answer; Escape answers no. */
export function ask(question: Omit<Question, 'answer'>): Promise<boolean> {
  $question.get()?.answer(false);
  return new Promise((resolve) => {
    $question.set({
      ...question,
      answer: (yes) => {
        $question.set(null);
        resolve(yes);
      },
    });
  });
}
