import { useId } from 'react';

export interface GreenWaveSceneProps {
  readonly className?: string | undefined;
}

interface TrafficLightShape {
  /** Middle of the lamps. */
  readonly x: number;
  /** Heights of the red, amber and green lamp. */
  readonly lamps: readonly [number, number, number];
  readonly lampRadius: number;
  readonly glowRadius: number;
  readonly pole: { readonly path: string; readonly width: number };
  /** x, y, width, height, corner radius. */
  readonly case: readonly [number, number, number, number, number];
}

const FAR_TO_NEAR: readonly TrafficLightShape[] = [
  {
    x: 442.2,
    lamps: [274.6, 280.1, 285.6],
    lampRadius: 2.3,
    glowRadius: 15.6,
    pole: { path: 'M467 314V274H442', width: 1.6 },
    case: [438.7, 271.2, 7, 17.8, 1.6],
  },
  {
    x: 458,
    lamps: [261.6, 270.3, 279],
    lampRadius: 3.7,
    glowRadius: 24.7,
    pole: { path: 'M501 324V261H458', width: 1.9 },
    case: [452.5, 256.2, 11, 28.1, 2.5],
  },
  {
    x: 486.5,
    lamps: [240.2, 254.4, 268.6],
    lampRadius: 6,
    glowRadius: 40.3,
    pole: { path: 'M562 342V240H486', width: 3.1 },
    case: [477.5, 231.4, 18, 45.9, 4],
  },
  {
    x: 537.2,
    lamps: [203.2, 227, 250.9],
    lampRadius: 10.1,
    glowRadius: 67.6,
    pole: { path: 'M670 374V202H537', width: 5.2 },
    case: [522.1, 188.5, 30.2, 77, 6.8],
  },
  {
    x: 641.7,
    lamps: [111.5, 157.4, 203.2],
    lampRadius: 19.5,
    glowRadius: 130,
    pole: { path: 'M892 440V110H642', width: 10 },
    case: [612.7, 83.4, 58, 148, 13],
  },
];

const NIGHT = '#0A1114';
const ROAD_PAINT =
  'M419 303H419L418 305H418ZM416 308H417L415 312H414ZM411 318H412L409 325H408ZM403 335H405L400 348H396ZM388 366H392L381 392H375ZM359 424H367L348 470H336ZM316 512H330L318 540H302ZM420 300H420L-478 540H-494ZM420 300H420L1114 540H1098Z';

function TrafficLight({ light, glow }: { readonly light: TrafficLightShape; readonly glow: string }) {
  const [red, amber, green] = light.lamps;
  const [x, y, width, height, corner] = light.case;
  return (
    <>
      <path d={light.pole.path} fill="none" stroke={NIGHT} strokeWidth={light.pole.width} />
      <circle cx={light.x} cy={green} r={light.glowRadius} fill={glow} />
      <rect x={x} y={y} width={width} height={height} rx={corner} fill={NIGHT} />
      <circle cx={light.x} cy={red} r={light.lampRadius} fill="#3A1518" />
      <circle cx={light.x} cy={amber} r={light.lampRadius} fill="#3A2C0C" />
      <circle cx={light.x} cy={green} r={light.lampRadius} fill="#3DF096" />
    </>
  );
}

/** The brand's picture: a road at night and a run of green lights. Fills its box; decorative. */
export function GreenWaveScene({ className }: GreenWaveSceneProps) {
  const id = useId();
  const sky = `${id}-sky`;
  const glow = `${id}-glow`;
  return (
    <svg className={className} viewBox="0 0 960 540" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={sky} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="300">
          <stop offset="0" stopColor="#10222C" />
          <stop offset=".6" stopColor="#2C5A62" />
          <stop offset="1" stopColor="#8DB59A" />
        </linearGradient>
        <radialGradient id={glow}>
          <stop offset="0" stopColor="#48F09A" stopOpacity=".75" />
          <stop offset=".35" stopColor="#2EDB85" stopOpacity=".28" />
          <stop offset="1" stopColor="#2EDB85" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="960" height="540" fill={`url(#${sky})`} />
      <path
        d="M0 300V196h70v-34h64v50h58v-30h52v60h46v-22h40v42h36v18h94v-22h34v-30h40v24h44v-24h60v14h46v-40h70v16h56v-24h80v130z"
        fill="#122129"
      />
      <path
        d="M84 182h8v10h-8zM104 206h8v10h-8zM212 204h8v10h-8zM30 222h8v10h-8zM660 204h8v10h-8zM780 200h8v10h-8zM816 228h8v10h-8zM900 236h8v10h-8zM596 242h6v8h-6zM310 262h6v8h-6z"
        fill="#F3CF7A"
        opacity=".55"
      />
      <rect y="300" width="960" height="240" fill="#16211F" />
      <path d="M420 300H420L1180 540H-560Z" fill="#39454a" />
      <path d="M420 300H420L1140 540H-520Z" fill="#232B2E" />
      <path d={ROAD_PAINT} fill="#E9EEE9" />
      {FAR_TO_NEAR.map((light) => (
        <TrafficLight key={light.x} light={light} glow={`url(#${glow})`} />
      ))}
    </svg>
  );
}
