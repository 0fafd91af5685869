import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchEquipment } from './match-equipment.ts';

const codesIn = (...texts: string[]) => matchEquipment(texts).map(({ code }) => code);

describe('equipment in free text', () => {
  test.each([
    ['Anhængertræk', ['tow_bar']],
    ['Svingbart træk (el)', ['tow_bar']],
    ['Aftageligt anhængertræk', ['tow_bar']],
    ['Træk', ['tow_bar']],
    ['Panoramatag', ['panoramic_roof']],
    ['PANORAMA-GLASTAG', ['panoramic_roof']],
    ['Apple CarPlay', ['apple_carplay']],
    ['Apple CarPlay/Android Auto', ['apple_carplay', 'android_auto']],
    ['Carplay', ['apple_carplay']],
    ['2-zone klima', ['air_conditioning', 'automatic_climate', 'multi_zone_climate']],
    ['Aut. klimaanlæg', ['air_conditioning', 'automatic_climate']],
    ['Fuldaut. aircondition', ['air_conditioning', 'automatic_climate']],
    ['Træk (aftageligt)', ['tow_bar']],
    ['Aircondition', ['air_conditioning']],
    ['Klima', ['air_conditioning']],
    ['Adaptiv fartpilot', ['cruise_control', 'adaptive_cruise_control']],
    ['Fartpilot', ['cruise_control']],
    ['Sædevarme', ['heated_front_seats']],
    ['Sædevarme for og bag', ['heated_front_seats', 'heated_rear_seats']],
    ['Parkeringssensor for og bag', ['parking_sensors_front', 'parking_sensors_rear']],
    ['P-sensor bag', ['parking_sensors_rear']],
    ['LED-forlygter', ['led_headlights']],
    ['Matrix LED', ['led_headlights', 'matrix_headlights']],
    ['Nøglefri betjening', ['keyless_entry', 'keyless_start']],
    ['El-justerbare forsæder', ['electric_seats']],
    ['Dellæder', ['part_leather_interior']],
    ['360° kamera', ['reversing_camera', 'surround_camera']],
    ['Harman Kardon lyd', ['premium_sound']],
    ['18" alufælge', ['alloy_wheels']],
    ['Reolindretning', ['cargo_shelving']],
    ['Skydedør i begge sider', ['side_door']],
    ['Oliefyr (Webasto)', ['parking_heater']],
    ['7 sæder', ['third_seat_row']],
    ['Head-up display', ['head_up_display']],
    ['DAB+ radio', ['dab_radio']],
    ['Navigation, bakkamera; isofix', ['isofix', 'reversing_camera', 'navigation']],
  ] as const)('the text "%s" names exactly %j', (text, codes) => {
    expect(codesIn(text)).toEqual(codes);
  });

  test.each([
    'Uden anhængertræk',
    'Ikke adaptiv fartpilot',
    'Forberedt for anhængertræk',
    'Mulighed for anhængertræk',
    'Anhængertræk kan eftermonteres',
    'Anhængertræk medfølger ikke',
    'Uden navigation, bakkamera og isofix',
    'Bakkamera defekt',
    'Navigation (tilkøb)',
    'Ingen sædevarme',
    'Vinterhjul, kan tilkøbes',
    'Bakkamera. Virker ikke.',
    'Træk (kan eftermonteres)',
  ])('the text "%s" names no equipment', (text) => {
    expect(matchEquipment([text])).toEqual([]);
  });

  test('equipment before a word of doubt in another part of the text is certain', () => {
    expect(codesIn('Navigation, uden anhængertræk, bakkamera')).toEqual(['navigation']);
  });

  test.each([
    'Firehjulstræk',
    '4-hjuls træk',
    'Forhjulstræk',
    'Læderrat',
    'LED-kørelys',
    'Parkeringssensor',
    'Kunstlæder',
    'Trækraft',
    'Lygtevasker',
    'USB-tilslutning',
    'El-ruder',
    'Ladekabel type 2',
    'Alu-lister',
    'Ny tandrem',
    '1 ejer',
    '5 sæder',
    '',
  ])('the text "%s" is not certain to name any equipment', (text) => {
    expect(matchEquipment([text])).toEqual([]);
  });

  test('no text makes matching fail or slow', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'binary' }), (text) => {
        expect(Array.isArray(matchEquipment([text]))).toBe(true);
      }),
    );
  });

  test('a match names the first text that names the equipment', () => {
    expect(matchEquipment(['El-ruder', 'Bakkamera', 'Bakkamera bag'])).toEqual([
      { code: 'reversing_camera', text: 'Bakkamera' },
    ]);
  });
});
