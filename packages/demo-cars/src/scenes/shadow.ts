import type { Mesh } from '../render/mesh.ts';
import type { Scene } from './scene.ts';

const CELL = 0.05;
const MARGIN = 3.2;

/** The light that shadows leave on the ground, from 0 to 1, on a grid of cells. */
export interface ShadowMap {
  left: number;
  bottom: number;
  columns: number;
  rows: number;
  light: Float32Array;
}

/** Casts the shadows of a body of that length and width, whose nose is at 0. */
export function castShadows(
  mesh: Mesh,
  { length, width }: { length: number; width: number },
  { sun, sunLight }: Pick<Scene, 'sun' | 'sunLight'>,
): ShadowMap {
  const columns = Math.ceil((length + MARGIN * 2) / CELL);
  const rows = Math.ceil((width + MARGIN * 2) / CELL);
  const grid = { left: -MARGIN, bottom: -width / 2 - MARGIN, columns, rows };
  const lean = [sun[0] / sun[2], sun[1] / sun[2]] as const;
  const below = fill(mesh, grid, [0, 0], 10);
  const wheels = fill(mesh, grid, [0, 0], 0.12);
  const wide = blur(blur(below, columns, rows, 9), columns, rows, 7);
  const contact = blur(wheels, columns, rows, 2);
  const direct = blur(fill(mesh, grid, lean, 10), columns, rows, 1);
  const sunShare = sunLight / (sunLight + 0.9);
  const light = direct.map((sunShadow, cell) => {
    const open = (1 - (wide[cell] as number) * 0.78) * (1 - (contact[cell] as number) * 0.7);
    return (1 - sunShadow * sunShare) * (1 - (1 - open) * 0.92);
  });
  return { ...grid, light };
}

type Grid = Pick<ShadowMap, 'left' | 'bottom' | 'columns' | 'rows'>;

/**
 * Marks the cells that the parts of the car below the height `below` cover, seen along the light.
 */
function fill(
  { positions, corners, materials }: Mesh,
  { left, bottom, columns, rows }: Grid,
  [leanX, leanY]: readonly [number, number],
  below: number,
): Float32Array {
  const cells = new Float32Array(columns * rows);
  const flat = (corner: number): [number, number, number] => {
    const at = (corners[corner] as number) * 3;
    const z = positions[at + 2] as number;
    const x = (positions[at] as number) - leanX * z;
    const y = (positions[at + 1] as number) - leanY * z;
    return [(x - left) / CELL, (y - bottom) / CELL, z];
  };
  for (let triangle = 0; triangle < materials.length; triangle += 1) {
    const [ax, ay, az] = flat(triangle * 3);
    if (az > below) continue;
    const [bx, by] = flat(triangle * 3 + 1);
    const [cx, cy] = flat(triangle * 3 + 2);
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (Math.abs(area) < 1e-6) continue;
    const lastColumn = Math.min(columns - 1, Math.ceil(Math.max(ax, bx, cx)));
    const lastRow = Math.min(rows - 1, Math.ceil(Math.max(ay, by, cy)));
    for (let row = Math.max(0, Math.floor(Math.min(ay, by, cy))); row <= lastRow; row += 1) {
      for (
        let column = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
        column <= lastColumn;
        column += 1
      ) {
        const second = ((column - ax) * (cy - ay) - (cx - ax) * (row - ay)) / area;
        const third = ((bx - ax) * (row - ay) - (column - ax) * (by - ay)) / area;
        if (second >= -0.2 && third >= -0.2 && second + third <= 1.2)
          cells[row * columns + column] = 1;
      }
    }
  }
  return cells;
}

/** The average of the cells around each, in both directions. */
function blur(cells: Float32Array, columns: number, rows: number, radius: number): Float32Array {
  const across = new Float32Array(cells.length);
  const result = new Float32Array(cells.length);
  const pass = (
    from: Float32Array,
    to: Float32Array,
    count: number,
    lines: number,
    step: number,
    line: number,
  ) => {
    for (let at = 0; at < lines; at += 1) {
      let sum = 0;
      for (let cell = -radius; cell < count; cell += 1) {
        if (cell + radius < count) sum += from[at * line + (cell + radius) * step] as number;
        if (cell - radius - 1 >= 0) sum -= from[at * line + (cell - radius - 1) * step] as number;
        if (cell >= 0) to[at * line + cell * step] = sum / (radius * 2 + 1);
      }
    }
  };
  pass(cells, across, columns, rows, 1, columns);
  pass(across, result, rows, columns, columns, 1);
  return result;
}

/** The light at a place on the ground, interpolated; 1 beyond the map. */
export function lightAt({ left, bottom, columns, rows, light }: ShadowMap, x: number, y: number) {
  const column = (x - left) / CELL;
  const row = (y - bottom) / CELL;
  if (!(column > 0 && row > 0 && column < columns - 1 && row < rows - 1)) return 1;
  const fx = column - (column | 0);
  const fy = row - (row | 0);
  const at = (row | 0) * columns + (column | 0);
  const below = at + columns;
  return (
    ((light[at] as number) * (1 - fx) + (light[at + 1] as number) * fx) * (1 - fy) +
    ((light[below] as number) * (1 - fx) + (light[below + 1] as number) * fx) * fy
  );
}
