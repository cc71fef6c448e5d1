import { Peak } from './parts/land.tsx';
import { Crests, Glitter, Sailboat, Sea, Ship } from './parts/sea.tsx';
import { Cloud, Gulls, Stars, Sun } from './parts/sky.tsx';
import { Scene } from './scene.tsx';

const STARS = [
  [60, 70],
  [170, 40],
  [260, 110],
  [420, 50],
  [540, 96],
  [720, 44],
  [760, 130],
] as const;

const CRESTS = [
  [70, 372],
  [170, 412],
  [650, 384],
  [720, 420],
] as const;

/** A cruise ship under way. The lowest wave has the color of the deep panels, to blend into them. */
export function VoyageScene() {
  return (
    <Scene width={800} height={520} sky={340}>
      <Stars places={STARS} />
      <Sun x={560} y={196} r={66} />
      <Cloud x={70} y={120} scale={0.9} />
      <Cloud x={640} y={84} scale={0.7} />
      <Gulls x={330} y={110} />
      <Peak x={120} y={210} width={300} height={130} fill="var(--scene-peak-far)" />
      <Peak x={700} y={240} width={260} height={100} fill="var(--scene-peak-mid)" />
      <Sea y={332} width={800} height={188} />
      <Glitter x={566} y={344} width={150} />
      <Crests places={CRESTS} />
      <Sailboat x={120} y={372} scale={0.7} />
      <Ship x={220} y={432} scale={1.12} />
      <path d="M0 424q50-22 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0v96H0Z" fill="var(--scene-sea-deep)" />
      <path d="M-50 462q50-24 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0v60H-50Z" fill="var(--color-deep)" />
    </Scene>
  );
}
