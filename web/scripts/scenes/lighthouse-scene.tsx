import { Lighthouse } from './parts/buildings.tsx';
import { Crests, Sailboat, Sea } from './parts/sea.tsx';
import { Cloud, Gulls, Stars, Sun } from './parts/sky.tsx';
import { Scene } from './scene.tsx';

const STARS = [
  [60, 50],
  [150, 90],
  [260, 36],
  [560, 70],
] as const;

const CRESTS = [
  [60, 288],
  [200, 300],
  [330, 276],
  [250, 320],
] as const;

/** A lighthouse and a small boat. */
export function LighthouseScene() {
  return (
    <Scene width={640} height={340} sky={260}>
      <Stars places={STARS} />
      <Sun x={200} y={200} r={44} />
      <Cloud x={320} y={60} scale={0.8} />
      <Gulls x={90} y={96} />
      <path d="M490 84L-20 20v140Z" fill="var(--scene-star)" opacity="0.16" />
      <Sea y={236} width={640} height={104} />
      <Crests places={CRESTS} />
      <Sailboat x={154} y={278} scale={0.8} />
      <path d="M372 340c10-40 40-62 84-72s60-6 84 12 60 20 100 22v38Z" fill="var(--scene-land-dark)" />
      <Lighthouse x={490} y={276} scale={1.08} />
    </Scene>
  );
}
