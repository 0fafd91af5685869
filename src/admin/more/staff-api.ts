import * as v from 'valibot';
import { staffCopy as copy } from '#copy/admin/history.ts';
import {
  type StaffAccount,
  StaffAccountSchema,
  type StaffAction,
} from '#domain/staff/staff-action.ts';
import { paths } from '#paths';
import { callStaffApi } from '../data/call-staff-api.ts';

const AnswerSchema = v.object({
  staff: v.array(StaffAccountSchema),
  mailed: v.optional(v.boolean(), false),
});

/** The accounts with access; after a change where an action is given, and whether that sent a mail. */
export async function staffAccounts(
  action?: StaffAction,
): Promise<{ staff: StaffAccount[]; mailed: boolean }> {
  return v.parse(AnswerSchema, await callStaffApi(paths.staffApi, action, copy.refusals));
}
