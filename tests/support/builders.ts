import * as v from 'valibot';
import type { InquiryFieldName } from '#domain/inquiry/forms.ts';
import type { Inquiry } from '#domain/inquiry/inquiry.ts';
import { danishDate } from '#domain/time/danish-date.ts';
import type { PublishedVehicle } from '#domain/vehicle/public-vehicle.ts';
import { type Vehicle, VehicleSchema } from '#domain/vehicle/vehicle.ts';

/** Every field that is not named here has the value of a document without it. */
const GOLF = v.parse(VehicleSchema, {
  make: 'Volkswagen',
  model: 'Golf',
  variant: '1.5 TSI',
  year: 2020,
  price: 200_000,
  mileage: 45_000,
  fuel_type: 'benzin',
  gearkasse: 'manual',
  color: 'Hvid',
  vin: 'WVWZZZ1KZAW000001',
  stelnummer: 'WVWZZZ1KZAW000001',
  first_registration_date: '2020-03-02',
  status: 'available',
  cover: 'variants/vehicle-images/golf/1_a/480.webp',
  created_at: new Date('2026-11-01T08:00:00Z'),
  updated_at: new Date('2026-11-01T08:00:00Z'),
});

/** A plain petrol car for tests, which is published; override what the test is about. */
export function aVehicle(
  overrides: Partial<Omit<Vehicle, 'unpublished' | 'trashed_at'>> = {},
): PublishedVehicle {
  return {
    id: 'golf',
    ...structuredClone(GOLF),
    ...overrides,
    unpublished: false,
    trashed_at: null,
  };
}

/** What a visitor types into each field of the inquiry forms. */
export const VISITOR_INPUT: Record<InquiryFieldName, string> = {
  firstName: 'Jens',
  lastName: 'Hansen',
  fullName: 'Jens van Hansen',
  name: 'Jens Hansen',
  email: 'jens@eksempel.dk',
  phone: '+45 12 34 56 78',
  message: 'Er bilen stadig til salg?',
  subject: 'contact',
  plate: 'AB 12 345',
  make: 'Saab',
  model: '9-5',
  mileage: '210.000',
  time: '',
  day: danishDate(new Date(Date.now() + 2 * 86_400_000)),
  daytime: 'morning',
};

/** An inquiry about a vehicle whose mail is due; override what the test is about. */
export function anInquiry(overrides: Partial<Inquiry> = {}): Inquiry {
  return {
    id: 'm1',
    type: 'inquiry',
    name: 'Jens Hansen',
    email: 'jens@eksempel.dk',
    email_key: 'jens@eksempel.dk',
    phone: '',
    day: '',
    daytime: '',
    message: 'Er bilen stadig til salg?',
    vehicle: { id: 'volvo', make: 'Volvo', model: 'V60', year: 2021, price: 289_900, known: true },
    created_at: new Date('2026-03-05T12:00:00Z'),
    expires_at: new Date('2027-03-05T12:00:00Z'),
    channel: 'form',
    state: 'new',
    version: 0,
    owner: null,
    remind_on: null,
    closed_at: null,
    first_answer_at: null,
    first_answer_by: null,
    bought: false,
    note: '',
    promised_at: null,
    delivery: 'pending',
    attempts: 0,
    next_attempt_at: null,
    sent_at: null,
    delivery_error: null,
    ...overrides,
  };
}

/** The shortest file that passes as a whole PDF. */
export const PDF = Buffer.from('%PDF-1.4\nstartxref\n0\n%%EOF\n');
