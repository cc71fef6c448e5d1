import { House } from './parts/buildings.tsx';
import { Peak, Pine } from './parts/land.tsx';
import { Cloud, Stars, Sun } from './parts/sky.tsx';
import { Scene } from './scene.tsx';

const STARS = [
  [60, 60],
  [150, 36],
  [250, 90],
  [330, 40],
  [560, 60],
  [600, 120],
] as const;

/** A mountain lodge at the end of a winding path. */
export function LodgeScene() {
  return (
    <Scene width={640} height={400} sky={400}>
      <Stars places={STARS} />
      <Sun x={452} y={120} r={44} />
      <Cloud x={60} y={84} scale={0.8} />
      <Peak x={180} y={86} width={380} height={220} fill="var(--scene-peak-far)" />
      <Peak x={520} y={128} width={340} height={190} fill="var(--scene-peak-far)" />
      <Peak x={350} y={124} width={360} height={190} fill="var(--scene-peak-mid)" />
      <path d="M0 262c120-52 240-40 340-6s210 10 300-18v162H0Z" fill="var(--scene-peak-near)" />
      <path d="M0 310c140-46 260-28 360-12s200-8 280-26v128H0Z" fill="var(--scene-land)" />
      <path
        d="M424 296c-50 16-120 14-118 34s110 14 108 36-84 22-148 34h124c60-10 108-22 106-44s-92-22-92-36 30-18 44-24Z"
        fill="var(--scene-sand)"
      />
      <Pine x={330} y={306} scale={0.8} />
      <Pine x={548} y={300} scale={1} />
      <House x={386} y={298} width={124} height={62} wall="var(--scene-wood)" columns={4} roof="var(--scene-roof)" />
      <rect x={474} y={180} width={14} height={36} fill="var(--scene-roof-dark)" />
      <Pine x={588} y={322} scale={1.25} />
      <path d="M0 366c100-30 190-22 270 4s260 0 370-18v48H0Z" fill="var(--scene-land-dark)" opacity="0.92" />
      <Pine x={64} y={372} scale={1.7} />
      <Pine x={130} y={384} scale={1.25} />
      <Pine x={20} y={392} scale={1.3} />
    </Scene>
  );
}
