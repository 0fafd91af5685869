import { cross, normalize, subtract, type Vector } from './vector.ts';

/** Triangles with a normal at each corner, and the material of each triangle. */
export interface Mesh {
  positions: Float32Array;
  normals: Float32Array;
  /** Three corners a triangle, counterclockwise seen from outside. */
  corners: Uint32Array;
  /** Index of each triangle's material. */
  materials: Uint8Array;
}

/** Where the outside of a sheet of points is: away from `from`, or towards `to`. */
export type Outside = { from: Vector } | { to: Vector };

/** Collects sheets of points into one mesh. */
export class MeshBuilder {
  readonly #sheets: Mesh[] = [];

  /** Adds a sheet: rows of points, as many in each row. Its shading is smooth. */
  sheet(rows: readonly (readonly Vector[])[], material: number, outside: Outside): void {
    const columns = rows[0]?.length ?? 0;
    const positions = Float32Array.from(rows.flat(2));
    const corners = sheetCorners(rows.length, columns);
    const normals = sheetNormals(positions, corners);
    if (facing(positions, normals, outside) < 0) {
      for (let at = 0; at < normals.length; at += 1) normals[at] = -(normals[at] as number);
      for (let at = 0; at < corners.length; at += 3) {
        const second = corners[at + 1] as number;
        corners[at + 1] = corners[at + 2] as number;
        corners[at + 2] = second;
      }
    }
    const materials = new Uint8Array(corners.length / 3).fill(material);
    this.#sheets.push({ positions, normals, corners, materials });
  }

  build(): Mesh {
    const total = (length: (sheet: Mesh) => number) =>
      this.#sheets.reduce((sum, sheet) => sum + length(sheet), 0);
    const mesh: Mesh = {
      positions: new Float32Array(total(({ positions }) => positions.length)),
      normals: new Float32Array(total(({ normals }) => normals.length)),
      corners: new Uint32Array(total(({ corners }) => corners.length)),
      materials: new Uint8Array(total(({ materials }) => materials.length)),
    };
    let [point, triangle] = [0, 0];
    for (const sheet of this.#sheets) {
      mesh.positions.set(sheet.positions, point * 3);
      mesh.normals.set(sheet.normals, point * 3);
      mesh.materials.set(sheet.materials, triangle);
      const first = point;
      mesh.corners.set(
        sheet.corners.map((corner) => corner + first),
        triangle * 3,
      );
      point += sheet.positions.length / 3;
      triangle += sheet.materials.length;
    }
    return mesh;
  }
}

/** Two triangles between each four neighbouring points. */
function sheetCorners(rows: number, columns: number): Uint32Array {
  const corners = new Uint32Array((rows - 1) * (columns - 1) * 6);
  let at = 0;
  for (let row = 0; row + 1 < rows; row += 1) {
    for (let column = 0; column + 1 < columns; column += 1) {
      const a = row * columns + column;
      const [b, c, d] = [a + 1, a + columns + 1, a + columns];
      corners.set([a, b, c, a, c, d], at);
      at += 6;
    }
  }
  return corners;
}

/** The mean normal of the triangles around each point; triangles without area add nothing. */
function sheetNormals(positions: Float32Array, corners: Uint32Array): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let at = 0; at < corners.length; at += 3) {
    const a = (corners[at] as number) * 3;
    const b = (corners[at + 1] as number) * 3;
    const c = (corners[at + 2] as number) * 3;
    const normal = cross(edge(positions, a, b), edge(positions, a, c));
    for (const corner of [a, b, c]) {
      for (let axis = 0; axis < 3; axis += 1) {
        normals[corner + axis] = (normals[corner + axis] as number) + (normal[axis] as number);
      }
    }
  }
  for (let at = 0; at < normals.length; at += 3) {
    normals.set(normalize(vectorAt(normals, at)), at);
  }
  return normals;
}

/** Above 0 where most normals point outside. */
function facing(positions: Float32Array, normals: Float32Array, outside: Outside): number {
  let sum = 0;
  for (let at = 0; at < positions.length; at += 3) {
    const point = vectorAt(positions, at);
    const way = 'from' in outside ? subtract(point, outside.from) : subtract(outside.to, point);
    const [x, y, z] = vectorAt(normals, at);
    sum += x * way[0] + y * way[1] + z * way[2];
  }
  return sum;
}

function edge(positions: Float32Array, from: number, to: number): Vector {
  return subtract(vectorAt(positions, to), vectorAt(positions, from));
}

function vectorAt(values: Float32Array, at: number): Vector {
  return [values[at] as number, values[at + 1] as number, values[at + 2] as number];
}
