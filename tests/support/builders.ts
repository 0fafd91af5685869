import type { InquiryFieldName } from '#domain/inquiry/forms.ts';
import type { Inquiry } from '#domain/inquiry/inquiry.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** A plain petrol car for tests; override what the test is about. */
export function aVehicle(overrides: Partial<Vehicle> = {}): Vehicle {
  return {
    id: 'golf',
    make: 'Volkswagen',
    model: 'Golf',
    variant: '1.5 TSI',
    year: 2020,
    price: 200_000,
    is_on_sale: false,
    original_price: null,
    sale_price: null,
    mileage: 45_000,
    fuel_type: 'benzin',
    transmission: null,
    gearkasse: 'manual',
    color: 'Hvid',
    vin: 'WVWZZZ1KZAW000001',
    stelnummer: 'WVWZZZ1KZAW000001',
    first_registration_date: '2020-03-02',
    battery_test_result: null,
    battery_test_date: null,
    battery_capacity: null,
    battery_health_percentage: null,
    damage_report: null,
    condition_notes: null,
    status: 'available',
    featured: false,
    specs_equipment: [],
    walkaround_video_url: null,
    flexleasing_enabled: false,
    flexleasing_period: null,
    flexleasing_privat_monthly_payment: null,
    flexleasing_privat_down_payment: null,
    flexleasing_privat_residual_value: null,
    flexleasing_erhverv_monthly_payment: null,
    flexleasing_erhverv_down_payment: null,
    flexleasing_erhverv_residual_value: null,
    km_per_year: null,
    sold_date: null,
    created_at: new Date('2026-11-01T08:00:00Z'),
    updated_at: new Date('2026-11-01T08:00:00Z'),
    version: 1,
    ...overrides,
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
  make: 'Saab',
  model: '9-5',
  mileage: '210.000',
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
    message: 'Er bilen stadig til salg?',
    vehicle: { id: 'volvo', make: 'Volvo', model: 'V60', year: 2021, price: 289_900, known: true },
    created_at: new Date('2026-03-05T12:00:00Z'),
    expires_at: new Date('2027-03-05T12:00:00Z'),
    handled: false,
    handled_at: null,
    note: '',
    delivery: 'pending',
    attempts: 0,
    next_attempt_at: null,
    sent_at: null,
    delivery_error: null,
    ...overrides,
  };
}
