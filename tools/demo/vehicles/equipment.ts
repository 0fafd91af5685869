/** Equipment that several demo vehicles have. */

export const FAMILY = [
  'Bakkamera',
  'Parkeringssensor for og bag',
  'Adaptiv fartpilot',
  '2-zone klima',
  'Navigation',
  'Apple CarPlay',
  'Android Auto',
  'LED-forlygter',
];
export const COMFORT = [
  'Sædevarme',
  'El-justerbare forsæder',
  'Læderrat',
  'Nøglefri betjening',
  'Dellæder',
  'Lygtevasker',
];
export const TOW = ['Svingbart træk (el)', 'Tagræling'];
export const BASIC = [
  'Aircondition',
  'Fartpilot',
  'Bluetooth',
  'Isofix',
  'USB-tilslutning',
  'El-ruder',
];
export const ELECTRIC = ['Varmepumpe', 'Type 2-ladekabel', 'Fjernbetjent forvarmning', ...FAMILY];
