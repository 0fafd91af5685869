import { outlineBody } from '#domain/damage/outline/bodies.ts';
import { drawOutline } from '#domain/damage/outline/draw.ts';
import type { ShotOutline } from '#domain/image/shots.ts';
import type { BodyType } from '#domain/schema/enumerations.ts';

/** The views of the car by body, which the pins of damages use as well. */
const VIEWS = ['front', 'rear', 'left', 'right'] as const;

/** From the corner of the car: its end on the left, its side on the right. In a frame of 160 by 90. */
const CORNER =
  'M14 66 13 50C14 46 17 44 22 43L50 40 64 25C68 21 72 20 78 19L108 19C115 20 122 27 129 36L142 41C146 43 147 47 147 54L146 63 139 66M123 68 86 74M60 78 52 79 18 74 14 66' +
  'M50 40 54 42 66 28 104 23M54 42 58 55 56 78M58 55 144 46' +
  'M61 69a12 13 0 1 0 24 0a12 13 0 1 0-24 0M121 62a9 10 0 1 0 18 0a9 10 0 1 0-18 0';

const DRAWINGS: Partial<Record<ShotOutline, string>> = {
  front_left: `${CORNER}M16 51 28 50 27 56 16 57ZM44 52 54 52 53 59 43 58ZM26 64 44 66`,
  rear_right: `${CORNER}M16 48 22 48 22 60 15 60ZM50 50 56 49 55 63 49 62ZM28 58 42 60 42 66 28 64Z`,
  wheel:
    'M45 45a35 35 0 1 0 70 0a35 35 0 1 0-70 0M57 45a23 23 0 1 0 46 0a23 23 0 1 0-46 0M75 45a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  dashboard:
    'M6 34C40 22 120 22 154 34M6 84C20 60 60 56 154 62M26 56a20 20 0 1 0 40 0a20 20 0 1 0-40 0M68 36 96 36 96 54 68 54ZM76 62 88 62 88 84 76 84Z',
  screen: 'M30 22Q30 18 34 18L126 18Q130 18 130 22L130 68Q130 72 126 72L34 72Q30 72 30 68Z',
  seat: 'M62 22C60 10 100 10 98 22L96 28 64 28ZM54 32C56 28 104 28 106 32L110 62 50 62ZM46 66 114 66C120 74 118 82 112 84L48 84C42 82 40 74 46 66Z',
  boot: 'M24 14 136 14M28 78 20 40C22 26 40 20 50 20L110 20C120 20 138 26 140 40L132 78ZM36 70 46 34 114 34 124 70Z',
  engine:
    'M16 76C20 50 28 30 40 18L120 18C132 30 140 50 144 76ZM34 68C37 50 42 38 48 30L112 30C118 38 123 50 126 68Z',
  item: 'M48 20 112 20Q116 20 116 24L116 66Q116 70 112 70L48 70Q44 70 44 66L44 24Q44 20 48 20Z',
};
const MIRRORED: Partial<Record<ShotOutline, ShotOutline>> = {
  front_right: 'front_left',
  rear_left: 'rear_right',
};

/** The outline of a shot, drawn over the camera. The name of the shot says the same in words. */
export function OutlineDrawing({ of, body }: { of: ShotOutline; body: BodyType | null }) {
  const view = VIEWS.find((name) => name === of);
  const mirrored = MIRRORED[of];
  const drawing = DRAWINGS[mirrored ?? of];
  return (
    <svg viewBox="0 0 160 90" aria-hidden="true">
      {drawing && <path d={drawing} {...(mirrored && { transform: 'matrix(-1 0 0 1 160 0)' })} />}
      {view && <CarView view={view} body={body} />}
    </svg>
  );
}

function CarView({ view, body }: { view: (typeof VIEWS)[number]; body: BodyType | null }) {
  const { width, height, ...parts } = drawOutline(outlineBody(body), view);
  return (
    <svg x="8" y="10" width="144" height="72" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={parts.body + parts.glass + parts.tyres} />
    </svg>
  );
}
