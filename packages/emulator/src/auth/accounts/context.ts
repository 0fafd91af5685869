import type { Database } from '#emulator/shared/database.ts';
import type { AuthConfig } from '../config.ts';
import type { AccountStore } from './accounts.ts';
import type { ActionCodes } from './action-codes.ts';
import type { ActionPageTexts } from './action-page-texts.ts';
import type { Attempts } from './attempts.ts';
import type { Challenges } from './challenges.ts';
import type { SessionStore } from './sessions.ts';

/** A mail that production would send; the link leads to the page that redeems its code. */
export interface AuthMail {
  kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL';
  email: string;
  link: string;
}

/** The stores and settings that every call of the Auth API works on. */
export interface AuthContext {
  database: Database;
  projectId: string;
  accounts: AccountStore;
  sessions: SessionStore;
  attempts: Attempts;
  actionCodes: ActionCodes;
  challenges: Challenges;
  onMail: (mail: AuthMail) => void;
  actionPageTexts: ActionPageTexts;
  /** Page that links of mails lead to; null: the emulator's own. */
  actionUrl: string | null;
  config: AuthConfig;
  /** Milliseconds. */
  now: () => number;
}

/** One call: takes its JSON body, returns its JSON answer, throws an AuthError to refuse. */
export type AuthCall = (
  context: AuthContext,
  body: Record<string, unknown>,
  /** Origin that the client called, for links. */
  origin: string,
) => Promise<Record<string, unknown>> | Record<string, unknown>;
