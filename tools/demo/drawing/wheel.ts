import { round } from './svg.ts';

/** Draws a wheel from the side: tyre, rim and `spokes` spokes. */
export function wheel(x: number, y: number, radius: number, spokes: number): string {
  const rim = radius * 0.7;
  const arms = Array.from({ length: spokes }, (_, index) => {
    const angle = (index * 360) / spokes;
    return `<path d="M${round(x - rim * 0.1)} ${y}L${round(x - rim * 0.17)} ${round(y - rim * 0.93)}L${round(x + rim * 0.17)} ${round(y - rim * 0.93)}L${round(x + rim * 0.1)} ${y}Z" transform="rotate(${angle} ${x} ${y})" fill="url(#alloy)"/>`;
  }).join('');
  return [
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="#17191b"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius * 0.93}" fill="none" stroke="#2b2f32" stroke-width="3"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius * 0.74}" fill="#2a2e31"/>`,
    `<circle cx="${x}" cy="${y}" r="${rim * 0.62}" fill="#3b4044"/>`,
    arms,
    `<circle cx="${x}" cy="${y}" r="${rim}" fill="none" stroke="#d7dbdd" stroke-width="5"/>`,
    `<circle cx="${x}" cy="${y}" r="${rim * 0.18}" fill="#aeb4b8"/>`,
    `<circle cx="${x}" cy="${y}" r="${rim * 0.08}" fill="#5c6367"/>`,
  ].join('');
}

export const WHEEL_DEFS =
  '<linearGradient id="alloy" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e6e9ea"/><stop offset="1" stop-color="#9aa1a5"/></linearGradient>';
