import { atom } from 'nanostores';

export type Answer = 'confirm' | 'other' | 'cancel';

export interface Question {
  title: string;
  body: string;
  items?: readonly string[];
  confirm: string;
  /** A second way to go on, between confirming and cancelling. */
  other?: string | undefined;
  cancel?: string;
  danger?: boolean;
  answer: (answer: Answer) => void;
}

export const $question = atom<Question | null>(null);

/** Asks in a dialog and resolves with the answer; Escape cancels. */
export function choose(question: Omit<Question, 'answer'>): Promise<Answer> {
  $question.get()?.answer('cancel');
  return new Promise((resolve) => {
    $question.set({
      ...question,
      answer: (answer) => {
        $question.set(null);
        resolve(answer);
      },
    });
  });
}

/** Asks in a dialog and resolves with whether staff confirmed; Escape answers no. */
export async function ask(question: Omit<Question, 'answer' | 'other'>): Promise<boolean> {
  return (await choose(question)) === 'confirm';
}
