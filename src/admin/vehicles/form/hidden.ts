import type { FormField, FormValues } from './values.ts';

const BATTERY: readonly FormField[] = [
  'battery_test_result',
  'battery_test_date',
  'battery_capacity',
  'battery_health_percentage',
];
const SALE: readonly FormField[] = ['original_price', 'sale_price'];
const LEASING: readonly FormField[] = [
  'flexleasing_period',
  'km_per_year',
  'flexleasing_privat_monthly_payment',
  'flexleasing_privat_down_payment',
  'flexleasing_privat_residual_value',
  'flexleasing_erhverv_monthly_payment',
  'flexleasing_erhverv_down_payment',
  'flexleasing_erhverv_residual_value',
];

/** The fields of the blocks that are not on the screen as the form stands. */
export function hiddenFields(values: FormValues): readonly FormField[] {
  return [
    ...(values.fuel_type === 'electric' ? [] : BATTERY),
    ...(values.is_on_sale ? [] : SALE),
    ...(values.flexleasing_enabled ? [] : LEASING),
  ];
}
