import * as v from 'valibot';
import { staffCopy as copy } from '#copy/admin/history.ts';
import {
  type StaffAccount,
  StaffAccountSchema,
  type StaffAction,
} from '#domain/staff/staff-action.ts';
import { callFunction } from '#firebase/service/functions.ts';
import { ServiceError } from '#firebase/service/service-error.ts';
import { paths } from '#paths';

const AnswerSchema = v.object({
  staff: v.array(StaffAccountSchema),
  mailed: v.optional(v.boolean(), false),
});

/** The accounts with access; after a change where an action is given, and whether that sent a mail. */
export async function staffAccounts(
  action?: StaffAction,
): Promise<{ staff: StaffAccount[]; mailed: boolean }> {
  try {
    return v.parse(AnswerSchema, await callFunction(paths.staffApi, action));
  } catch (cause) {
    throw cause instanceof ServiceError ? withSentence(cause) : cause;
  }
}

/** Replaces the code that the function answers with a sentence for staff. */
function withSentence(error: ServiceError): ServiceError {
  const sentence = new Map<string, string>(Object.entries(copy.refusals)).get(error.message);
  return sentence
    ? new ServiceError(error.problem, sentence, { cause: error, forStaff: true })
    : error;
}
