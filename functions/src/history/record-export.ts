import type { Firestore } from 'firebase-admin/firestore';
import { exportCopy } from '#copy/admin/history.ts';
import { formatAmount } from '#copy/format.ts';
import { type ExportAction, ExportActionSchema } from '#domain/history/export-action.ts';
import type { Services } from '#functions/src/shared/services.ts';
import { type ApiAnswer, type ApiRequest, json } from '../shared/request/http.ts';
import type { Member } from '../shared/request/staff.ts';
import { answerStaff } from '../shared/request/staff-actions.ts';
import { writeLog } from './write-log.ts';

type Deps = Pick<Services, 'db' | 'now' | 'staffMember'>;

/** `POST /api/exports`, for staff: writes into the log that a file is made of what they see. */
export function recordExport(request: ApiRequest, deps: Deps): Promise<ApiAnswer> {
  return answerStaff(request, deps, { power: 'export', schema: ExportActionSchema, act });
}

async function act(action: ExportAction, { email }: Member, deps: Deps): Promise<ApiAnswer> {
  const { what, rows, vehicle } = action;
  const record = vehicle === null ? '' : `vehicles/${vehicle}`;
  await writeLog(deps, {
    ...{ action: 'exported', by: email, record, owner: record },
    name: exportCopy[what](formatAmount(rows), await nameOf(action, deps.db)),
  });
  return json(200, { ok: true });
}

async function nameOf({ vehicle }: ExportAction, db: Firestore): Promise<string> {
  if (vehicle === null) return '';
  const stored = await db.doc(`vehicles/${vehicle}`).get();
  return [stored.get('make'), stored.get('model')].filter(Boolean).join(' ');
}
