import { Awning, House, Windows } from './parts/buildings.tsx';
import { Palm } from './parts/land.tsx';
import { Cloud, Stars, Sun } from './parts/sky.tsx';
import { Scene } from './scene.tsx';

const STARS = [
  [40, 50],
  [120, 90],
  [180, 36],
  [540, 44],
  [600, 96],
] as const;

/** A hotel on a promenade. */
export function HotelScene() {
  return (
    <Scene width={640} height={400} sky={400}>
      <Stars places={STARS} />
      <Sun x={126} y={150} r={48} />
      <Cloud x={470} y={74} scale={0.8} />
      <path d="M0 236c90-34 180-30 270-8s250 12 370-24v196H0Z" fill="var(--scene-peak-mid)" />
      <rect y={262} width={640} height={90} fill="var(--scene-sea-near)" />
      <House x={24} y={340} width={96} height={104} wall="var(--scene-wall-warm)" rows={3} />
      <House x={536} y={340} width={90} height={88} wall="var(--scene-wall-cool)" roof="var(--scene-roof-dark)" />
      <rect x={148} y={118} width={350} height={226} fill="var(--scene-wall)" />
      <rect x={424} y={118} width={74} height={226} fill="var(--scene-ink)" opacity="0.07" />
      <path d="M138 104H508v18H138ZM148 196H498v6H148Z" fill="var(--scene-roof)" />
      <rect x={246} y={62} width={154} height={42} fill="var(--scene-wall-warm)" />
      <path d="M236 62H410L390 40H256Z" fill="var(--scene-roof-dark)" />
      <Windows x={254} y={64} width={138} height={38} columns={5} rows={1} />
      <Windows x={158} y={126} width={330} height={68} columns={8} rows={1} />
      <Windows x={158} y={206} width={118} height={62} columns={3} rows={1} />
      <Windows x={370} y={206} width={118} height={62} columns={3} rows={1} />
      <path d="M290 344v-92a33 33 0 0 1 66 0v92Z" fill="var(--scene-window)" />
      <path d="M323 219v125" stroke="var(--scene-wall)" strokeWidth="4" />
      <Awning x={160} y={270} width={108} stripes={6} />
      <Awning x={378} y={270} width={108} stripes={6} />
      <rect x={172} y={304} width={84} height={40} fill="var(--scene-window)" />
      <rect x={390} y={304} width={84} height={40} fill="var(--scene-window)" />
      <path d="M0 340H640v60H0Z" fill="var(--scene-sand)" />
      <path d="M272 344H374l30 56H242Z" fill="var(--scene-accent)" />
      <g transform="translate(420 376)">
        <rect y="-32" width="42" height="32" rx="4" fill="var(--scene-land)" />
        <rect x="10" y="-54" width="30" height="22" rx="4" fill="var(--scene-roof-dark)" />
        <path
          d="M17-54v-7h16v7M-6 4H52V-70q0-10-10-10"
          fill="none"
          stroke="var(--scene-ink)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <circle cx="4" cy="8" r="5" fill="var(--scene-ink)" />
        <circle cx="42" cy="8" r="5" fill="var(--scene-ink)" />
      </g>
      <Palm x={128} y={382} scale={1.25} />
      <Palm x={556} y={392} scale={1.45} />
    </Scene>
  );
}
