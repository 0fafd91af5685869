import { type CheckedAction, InquiryActionSchema } from '#domain/inquiry/staff-api.ts';
import { hasPower } from '#domain/staff/permissions.ts';
import { type ApiAnswer, type ApiRequest, json } from '#functions/src/shared/request/http.ts';
import type { Member } from '#functions/src/shared/request/staff.ts';
import { answerStaff } from '#functions/src/shared/request/staff-actions.ts';
import { addInquiry } from './add-inquiry.ts';
import { readAnswerTimes } from './answer-times.ts';
import { changeInquiry, changeNote, reply, retry } from './change-inquiry.ts';
import {
  countByVehicle,
  inquiriesAbout,
  listInquiries,
  searchInquiries,
} from './list-inquiries.ts';
import { erasePerson, exportPerson, threadOf } from './person.ts';
import type { StaffInquiriesDeps } from './staff-deps.ts';

/** `/api/inquiries`, for staff: GET lists and searches; POST changes, answers, adds, exports or erases. */
export function staffInquiries(request: ApiRequest, deps: StaffInquiriesDeps): Promise<ApiAnswer> {
  return answerStaff(request, deps, { power: 'inquiries', schema: InquiryActionSchema, read, act });
}

async function read(query: URLSearchParams, deps: StaffInquiriesDeps): Promise<unknown> {
  const inquiry = query.get('thread');
  if (inquiry) return threadOf(inquiry, deps.inquiriesDb);
  if (query.has('answers')) return readAnswerTimes(deps);
  if (query.has('vehicles')) return { vehicles: await countByVehicle(deps) };
  const vehicle = query.get('vehicle');
  if (vehicle) return inquiriesAbout(vehicle, deps);
  const search = query.get('search');
  return search ? searchInquiries(search, deps) : listInquiries(query, deps);
}

function act(
  action: CheckedAction<'update' | 'note' | 'reply' | 'add' | 'retry' | 'export' | 'erase'>,
  member: Member,
  deps: StaffInquiriesDeps,
): Promise<ApiAnswer> | ApiAnswer {
  switch (action.action) {
    case 'update':
      return changeInquiry(action, member, deps);
    case 'note':
      return changeNote(action, deps);
    case 'reply':
      return reply(action, member, deps);
    case 'add':
      return addInquiry(action, deps);
    case 'retry':
      return retry(action, deps);
    default: {
      if (!hasPower(member.role, 'personal_data')) {
        return json(403, { ok: false, error: 'not_allowed' });
      }
      const run = action.action === 'export' ? exportPerson : erasePerson;
      return run(action.person, member, deps);
    }
  }
}
