/** What the pages behind mailed links say; plain text, not HTML. */
export interface ActionPageTexts {
  /** BCP 47 tag of the language that the texts are in. */
  language: string;
  resetPassword: {
    title: string;
    /** Names the account whose password is changed. */
    account: (email: string) => string;
    /** Label of the password field. */
    password: string;
    submit: string;
    done: string;
  };
  verifyEmail: { title: string; submit: string; done: string };
  doneTitle: string;
  /** Text of the link to the `continueUrl`. */
  goOn: string;
  /** By error code of the Auth API; the error's own message where a code is missing. */
  errors: Readonly<Record<string, string>>;
}

export const ENGLISH_ACTION_PAGES: ActionPageTexts = {
  language: 'en',
  resetPassword: {
    title: 'Choose a new password',
    account: (email) => `for ${email}`,
    password: 'New password',
    submit: 'Save password',
    done: 'The password was changed. You can now sign in with the new one.',
  },
  verifyEmail: {
    title: 'Confirm your e-mail address',
    submit: 'Confirm',
    done: 'Your e-mail address is confirmed.',
  },
  doneTitle: 'Done',
  goOn: 'Continue',
  errors: {
    INVALID_OOB_CODE: 'The link is not valid or was used already. Ask for a new one.',
    MISSING_OOB_CODE: 'The link is incomplete. Copy all of it from the mail.',
    EXPIRED_OOB_CODE: 'The link has expired. Ask for a new one.',
    WEAK_PASSWORD: 'The password needs at least 6 characters.',
    USER_DISABLED: 'The account is disabled.',
  },
};
