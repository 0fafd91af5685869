import type { Firestore } from 'firebase-admin/firestore';
import { exportCopy } from '#copy/admin/history.ts';
import { formatAmount } from '#copy/format.ts';
import { type ExportAction, ExportActionSchema } from '#domain/history/export-action.ts';
import type { Services } from '#functions/src/shared/services.ts';
import { type ApiAnswer, type ApiRequest, json, readJson } from '../shared/request/http.ts';
import { callingStaff } from '../shared/request/staff.ts';
import { validate } from '../shared/request/validate.ts';
import { writeLog } from './write-log.ts';

type Deps = Pick<Services, 'db' | 'now' | 'staffMember'>;

/** `POST /api/exports`, for staff: writes into the log that a file is made of what they see. */
export async function recordExport(request: ApiRequest, deps: Deps): Promise<ApiAnswer> {
  const caller = await callingStaff(request, deps.staffMember, 'export');
  if ('refused' in caller) return caller.refused;
  const action = validate(ExportActionSchema, readJson(request));
  if (!action.ok) return json(422, { ok: false, error: 'invalid', fields: action.fields });
  const { what, rows, vehicle } = action.value;
  const record = vehicle === null ? '' : `vehicles/${vehicle}`;
  await writeLog(deps, {
    ...{ action: 'exported', by: caller.member.email, record, owner: record },
    name: exportCopy[what](formatAmount(rows), await nameOf(action.value, deps.db)),
  });
  return json(200, { ok: true });
}

async function nameOf({ vehicle }: ExportAction, db: Firestore): Promise<string> {
  if (vehicle === null) return '';
  const stored = await db.doc(`vehicles/${vehicle}`).get();
  return [stored.get('make'), stored.get('model')].filter(Boolean).join(' ');
}
