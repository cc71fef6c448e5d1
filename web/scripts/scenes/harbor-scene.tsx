import { House, Lighthouse, Stall } from './parts/buildings.tsx';
import { Palm, Peak, Pine } from './parts/land.tsx';
import { Crests, Glitter, Sailboat, Sea, Ship } from './parts/sea.tsx';
import { Cloud, Gulls, Stars, Sun } from './parts/sky.tsx';
import { Scene } from './scene.tsx';

const CRESTS = [
  [640, 452],
  [760, 500],
  [860, 540],
  [1010, 478],
  [1120, 530],
  [1290, 470],
  [1240, 560],
  [690, 570],
  [960, 585],
] as const;

const STARS = [
  [1180, -230],
  [1260, -140],
  [1330, -260],
  [1420, -180],
  [1500, -90],
  [1560, -220],
  [1230, -20],
  [1380, 20],
  [900, 40],
  [560, 60],
  [1010, -60],
] as const;

/** A harbor town below the mountains, with a market, a lighthouse and a ship coming in; the page is the sky. */
export function HarborScene({ above = 0 }) {
  return (
    <Scene width={1600} height={640} sky={0} above={above}>
      <Stars places={STARS} />
      <Cloud x={1230} y={-190} scale={1.3} />
      <Cloud x={1420} y={-70} scale={0.9} />
      <Sun x={1130} y={212} r={82} />
      <Gulls x={880} y={120} />
      <Peak x={1440} y={92} width={520} height={270} fill="var(--scene-peak-far)" />
      <Peak x={700} y={150} width={470} height={220} fill="var(--scene-peak-far)" />
      <Peak x={380} y={96} width={560} height={270} fill="var(--scene-peak-far)" />
      <Peak x={1570} y={170} width={420} height={190} fill="var(--scene-peak-mid)" />
      <Peak x={170} y={140} width={520} height={220} fill="var(--scene-peak-mid)" />
      <path
        d="M0 290C130 236 260 268 390 286S640 262 760 306 900 330 960 340H0ZM1600 268c-90-8-160 22-230 46s-110 24-160 26h390Z"
        fill="var(--scene-peak-near)"
      />
      <Sea y={334} width={1600} height={306} />
      <Glitter x={1130} y={348} width={210} />
      <Crests places={CRESTS} />
      <Sailboat x={792} y={384} scale={0.6} />
      <Sailboat x={690} y={410} scale={0.95} />
      <Ship x={900} y={436} scale={0.98} />
      <RightHeadland />
      <Town />
      <Quay />
    </Scene>
  );
}

function RightHeadland() {
  return (
    <g>
      <path d="M1600 336c-52 0-84 22-104 52s-40 42-52 72-14 50-30 84h186Z" fill="var(--scene-land)" />
      <path d="M1600 430c-44 4-80 20-104 50s-40 60-70 76h174Z" fill="var(--scene-land-dark)" />
      <Pine x={1486} y={412} scale={0.6} />
      <Pine x={1462} y={446} scale={0.5} />
      <Lighthouse x={1540} y={362} scale={1} />
      <House x={1562} y={370} width={54} height={40} wall="var(--scene-wall)" rows={1} />
    </g>
  );
}

function Town() {
  return (
    <g>
      <path d="M0 300c90-30 190-14 290 32s170 60 230 108 60 70 90 100H0Z" fill="var(--scene-land)" />
      <Pine x={30} y={306} scale={0.8} />
      <Pine x={72} y={300} scale={0.62} />
      <Pine x={236} y={322} scale={0.7} />
      <Pine x={396} y={386} scale={0.6} />
      <House
        x={106}
        y={322}
        width={92}
        height={62}
        wall="var(--scene-wall)"
        columns={3}
        roof="var(--scene-roof-dark)"
      />
      <House x={-8} y={392} width={86} height={74} wall="var(--scene-wall-cool)" />
      <House x={272} y={386} width={74} height={66} wall="var(--scene-wall-warm)" roof="var(--scene-roof-dark)" />
      <House x={66} y={470} width={80} height={110} wall="var(--scene-wall-warm)" rows={3} />
      <House x={150} y={470} width={68} height={84} wall="var(--scene-wall)" roof="var(--scene-roof-dark)" />
      <House x={222} y={474} width={84} height={104} wall="var(--scene-wall-cool)" rows={3} />
      <House x={310} y={480} width={70} height={72} wall="var(--scene-wall)" />
      <House x={384} y={486} width={74} height={88} wall="var(--scene-wall-warm)" roof="var(--scene-roof-dark)" />
      <House x={462} y={492} width={62} height={60} wall="var(--scene-wall)" />
      <House x={-30} y={476} width={92} height={86} wall="var(--scene-wall)" roof="var(--scene-roof-dark)" />
      <path d="M0 470C200 462 400 470 560 500l50 40H0Z" fill="var(--scene-land-dark)" />
    </g>
  );
}

function Quay() {
  return (
    <g>
      <path d="M0 520H560c60 0 90 26 130 46s90 30 170 30h740v44H0Z" fill="var(--scene-sand)" />
      <path
        d="M0 528H556c60 0 90 26 130 46s92 30 174 30h740"
        fill="none"
        stroke="var(--scene-ink)"
        strokeWidth="3"
        opacity="0.16"
      />
      <Stall x={96} y={594} width={128} />
      <Stall x={300} y={600} width={128} />
      <g fill="var(--scene-ink)">
        {[520, 640, 820, 1000, 1180].map((x, index) => (
          <path key={x} d={`M${x} ${index < 1 ? 600 : 626}v-26h-5v-7h22v7h-5v26Z`} opacity="0.8" />
        ))}
      </g>
      <g transform="translate(470 606)">
        <rect x="0" y="-26" width="36" height="26" rx="4" fill="var(--scene-roof-dark)" />
        <rect x="8" y="-46" width="26" height="20" rx="4" fill="var(--scene-land)" />
        <path d="M14-46v-6h14v6" fill="none" stroke="var(--scene-ink)" strokeWidth="3" />
      </g>
      <Palm x={1300} y={618} scale={1} />
      <Palm x={1372} y={632} scale={1.3} />
      <Palm x={34} y={620} scale={0.9} />
    </g>
  );
}
