import { type DemoVehicle, damage } from './demo-vehicle.ts';
import { BASIC, COMFORT, ELECTRIC, FAMILY, TOW } from './equipment.ts';

/** Demo vehicles that came some weeks ago. */
export const RECENT_VEHICLES: readonly DemoVehicle[] = [
  {
    id: 'mercedes-benz-c220d-2018',
    ...{ make: 'Mercedes-Benz', model: 'C220 d', variant: 'AMG Line 9G-Tronic', year: 2018 },
    color: 'Selenitgrå',
    ...{ price: 269900, mileage: 98600, fuel: 'diesel', gearbox: 'automatic' },
    specs: [...FAMILY, ...COMFORT, 'Burmester lyd'],
    technical: {
      ...{ body_type: 'sedan', doors: 4, seats: 5, power_hp: 194, drive_wheels: 'rear' },
      ...{ towing_weight: 1800, consumption_km_l: 20.8, co2_g_km: 127, euro_norm: '6' },
    },
    history: { owner_count: 3, service_history: 'full', imported_from: 'Tyskland' },
    notes:
      'Tre ejere. Servicehæftet er digitalt og komplet hos Mercedes-Benz.\nPartikelfiltret er målt uden fejl. Vi har renset indsprøjtningen, skiftet bremsevæske og fået bilen synet.',
  },
  {
    id: 'bmw-i4-2024',
    ...{ make: 'BMW', model: 'i4', variant: 'eDrive40 M Sport Gran Coupé', year: 2024 },
    color: 'Portimao-blå',
    ...{ price: 0, mileage: null, fuel: 'electric', gearbox: 'automatic', featured: true },
    specs: [...ELECTRIC, ...COMFORT, 'Harman Kardon lyd'],
    battery: { capacity: 83.9, health: 100, chargingKw: 205, rangeKm: 590 },
    technical: {
      ...{ body_type: 'hatchback', doors: 5, seats: 5, power_hp: 340, drive_wheels: 'rear' },
      ...{ towing_weight: 1600, range_wltp_km: 590, consumption_wh_km: 161, charging_ac_kw: 11 },
      ...{ charging_dc_kw: 205, charging_plug: 'ccs' },
    },
    history: { owner_count: 0 },
    notes:
      'Fabriksny og uindregistreret. Prisen afhænger af leveringstid og udstyr, så ring til os.\nFabriksgaranti i 2 år og batterigaranti i 8 år.',
  },
  {
    id: 'kia-niro-2023',
    ...{ make: 'Kia', model: 'e-Niro', variant: '64 kWh Upgrade', year: 2023, color: 'Stålgrå' },
    ...{ price: 249900, mileage: 29700, fuel: 'electric', gearbox: 'automatic' },
    specs: ELECTRIC,
    battery: { capacity: 64.8, health: 97, chargingKw: 80, rangeKm: 460 },
    technical: {
      ...{ body_type: 'suv', doors: 5, seats: 5, power_hp: 204, drive_wheels: 'front' },
      ...{ towing_weight: 750, range_wltp_km: 460, consumption_wh_km: 162, charging_ac_kw: 11 },
      ...{ charging_dc_kw: 80, charging_plug: 'ccs' },
    },
    history: { owner_count: 1, key_count: 2, service_history: 'full', earlier_use: 'private' },
    notes:
      'Én ejer. Fabriksgarantien gælder til 2030.\nServiceret hos Kia ved 15.000 og 29.000 km. Batteriet er testet hos os, og rapporten ligger under Batteritest. To nøgler.',
  },
  {
    id: 'renault-zoe-2020',
    ...{ make: 'Renault', model: 'Zoe', variant: 'R135 Intens 52 kWh', year: 2020 },
    color: 'Highland-titanium',
    ...{ price: 109900, mileage: 48900, fuel: 'electric', gearbox: 'automatic' },
    specs: [...BASIC, 'Bakkamera', 'CCS-hurtigladning'],
    battery: { capacity: 52, health: 91, chargingKw: 46, rangeKm: 340 },
    technical: {
      ...{ body_type: 'hatchback', doors: 5, seats: 5, power_hp: 136, drive_wheels: 'front' },
      ...{ range_wltp_km: 386, consumption_wh_km: 172, charging_ac_kw: 22, charging_dc_kw: 46 },
      charging_plug: 'ccs',
    },
    history: { owner_count: 2, service_history: 'partial' },
    damages: [
      damage('kerbed_rim', 'left_front_rim', 5, 'Kantstensskade på venstre forfælg, ca. 5 cm.'),
    ],
    notes:
      'To ejere, og batteriet er købt, ikke lejet.\nNye for- og bagdæk. Vi har skiftet kabinefilter og fået ladestikket efterset. Ladekabel følger med.',
  },
  {
    id: 'mazda-cx5-2019',
    ...{ make: 'Mazda', model: 'CX-5', variant: '2.0 SkyActiv-G Optimum', year: 2019 },
    color: 'Soul Red Crystal',
    ...{ price: 219900, mileage: 69900, fuel: 'benzin', gearbox: 'automatic' },
    specs: [...FAMILY, ...COMFORT, ...TOW],
    technical: {
      ...{ body_type: 'suv', doors: 5, seats: 5, power_hp: 165, drive_wheels: 'front' },
      ...{ towing_weight: 1800, consumption_km_l: 14.7, co2_g_km: 154, euro_norm: '6' },
    },
    history: { owner_count: 1, key_count: 2, service_history: 'full', earlier_use: 'private' },
    notes:
      'Én ejer fra ny. Fuld servicebog fra Mazda, senest ved 68.000 km.\nUndervognen er rustbehandlet i 2023. Aftageligt træk, to nøgler og vinterhjul på alufælge.',
  },
  {
    id: 'skoda-octavia-2021',
    ...{ make: 'Škoda', model: 'Octavia', variant: '2.0 TDI Style Combi DSG', year: 2021 },
    color: 'Quartzgrå',
    ...{ price: 229900, mileage: 88200, fuel: 'diesel', gearbox: 'automatic' },
    specs: [...FAMILY, ...TOW],
    technical: {
      ...{ body_type: 'estate', doors: 5, seats: 5, power_hp: 150, drive_wheels: 'front' },
      ...{ towing_weight: 1600, consumption_km_l: 22.2, co2_g_km: 118, euro_norm: '6d' },
    },
    history: { service_history: 'full', earlier_use: 'leasing' },
    damages: [
      damage(
        'stone_chips',
        'bonnet',
        null,
        'Fire små stenslag på motorhjelmen, behandlet mod rust.',
      ),
    ],
    notes:
      'Firmabil med service efter bogen. AdBlue er fyldt, og partikelfiltret er kontrolleret.\nVi har behandlet stenslagene på motorhjelmen og skiftet forruden.',
  },
  {
    id: 'hyundai-kona-2021',
    ...{ make: 'Hyundai', model: 'Kona', variant: 'Electric 64 kWh Advanced', year: 2021 },
    color: 'Pulsrød',
    ...{ price: 179900, mileage: 57300, fuel: 'electric', gearbox: 'automatic' },
    status: 'maintenance',
    specs: ELECTRIC,
    battery: { capacity: 64, health: 92, chargingKw: 77, rangeKm: 425 },
    technical: {
      ...{ body_type: 'suv', doors: 5, seats: 5, power_hp: 204, drive_wheels: 'front' },
      ...{ range_wltp_km: 484, consumption_wh_km: 147, charging_ac_kw: 11, charging_dc_kw: 77 },
      charging_plug: 'ccs',
    },
    history: { earlier_use: 'rental' },
    notes:
      'Klargøres på værkstedet og er klar i næste uge.\nVi skifter bremseskiver foran, får den synet og tester batteriet, inden den sættes til salg igen.',
  },
  {
    id: 'citroen-c3-2018',
    ...{ make: 'Citroën', model: 'C3', variant: '1.2 PureTech 82 Feel', year: 2018 },
    color: 'Mandelgrøn',
    ...{ price: 89900, mileage: 71200, fuel: 'benzin', gearbox: 'manual' },
    specs: BASIC,
    technical: {
      ...{ body_type: 'hatchback', doors: 5, seats: 5, power_hp: 82, drive_wheels: 'front' },
      ...{ towing_weight: 450, consumption_km_l: 21.3, co2_g_km: 109, euro_norm: '6' },
    },
    history: { owner_count: 2, service_history: 'partial' },
    notes:
      'To ejere. Tandremmen er skiftet ved 65.000 km, og kvitteringen ligger i bilen.\nNysynet i september. God første bil med lavt forbrug.',
  },
  {
    id: 'volvo-v90-2022',
    ...{ make: 'Volvo', model: 'V90', variant: 'B4 Mild Hybrid Momentum Advanced Pro', year: 2022 },
    color: 'Birkelys',
    ...{ price: 399900, mileage: 45600, fuel: 'diesel', gearbox: 'automatic' },
    specs: [...FAMILY, ...COMFORT, ...TOW, 'Harman Kardon lyd'],
    leasing: { period: 12, monthly: 4995, down: 59995, residual: 265000, km: 20000 },
    video: 'https://youtu.be/aqz-KE-bpKQ',
    technical: {
      ...{ body_type: 'estate', doors: 5, seats: 5, power_hp: 197, drive_wheels: 'front' },
      ...{ towing_weight: 2000, consumption_km_l: 18.5, co2_g_km: 141, euro_norm: '6d' },
    },
    history: { service_history: 'full', earlier_use: 'leasing' },
    notes:
      'Leaset fra ny og serviceret hos Volvo.\nVi har skiftet kabinefilter, justeret hjulenes sporing og renset læderet. Serviceaftalen kan overtages.',
  },
  {
    id: 'audi-q4-etron-2022',
    ...{ make: 'Audi', model: 'Q4 e-tron', variant: '40 Attitude', year: 2022, color: 'Typhongrå' },
    ...{ price: 299900, mileage: 41900, fuel: 'electric', gearbox: 'automatic', before: 329900 },
    specs: ELECTRIC,
    battery: { capacity: 76.6, health: 94, chargingKw: 126, rangeKm: 488 },
    technical: {
      ...{ body_type: 'suv', doors: 5, seats: 5, power_hp: 204, drive_wheels: 'rear' },
      ...{ towing_weight: 1000, range_wltp_km: 503, consumption_wh_km: 167, charging_ac_kw: 11 },
      ...{ charging_dc_kw: 126, charging_plug: 'ccs' },
    },
    history: { owner_count: 1, key_count: 2, service_history: 'full' },
    notes:
      'Én ejer og fuld historik hos Audi. Softwaren er opdateret i november.\nVarmepumpe og batteri er testet. To nøgler, ladekabel og gummimåtter.',
  },
  {
    id: 'suzuki-swift-2023',
    ...{ make: 'Suzuki', model: 'Swift', variant: '1.2 Dualjet Hybrid Active', year: 2023 },
    color: 'Flammeorange',
    ...{ price: 144900, mileage: 12800, fuel: 'hybrid', gearbox: 'manual' },
    specs: BASIC,
    technical: {
      ...{ body_type: 'hatchback', doors: 5, seats: 5, power_hp: 83, drive_wheels: 'front' },
      ...{ towing_weight: 1000, consumption_km_l: 21.3, co2_g_km: 106, euro_norm: '6d' },
    },
    history: { owner_count: 1, key_count: 2, service_history: 'full', earlier_use: 'private' },
    notes:
      'Én ejer, kun kørt i byen. Fabriksgarantien gælder til 2026.\nServiceret ved 12.000 km. To nøgler og reservehjul.',
  },
];
