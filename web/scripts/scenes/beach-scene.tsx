import { Palm, Peak } from './parts/land.tsx';
import { Crests, Glitter, Sailboat, Sea, Ship } from './parts/sea.tsx';
import { Cloud, Gulls, Sun } from './parts/sky.tsx';

export const BEACH = { width: 1024, height: 768 };

const HORIZON = 352;

const CRESTS = [
  [96, 420],
  [212, 462],
  [322, 404],
  [420, 486],
  [560, 436],
  [704, 470],
  [800, 412],
  [640, 512],
  [150, 520],
] as const;

/** A beach at sunset: the preview image of links. */
export function BeachScene() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={BEACH.width}
      height={BEACH.height}
      viewBox={`0 0 ${BEACH.width} ${BEACH.height}`}
    >
      <defs>
        <linearGradient id="sky" x2="0" y2="1">
          <stop stopColor="var(--scene-sky-high)" />
          <stop offset="1" stopColor="var(--scene-sky-low)" />
        </linearGradient>
        <linearGradient id="sand" x2="0.25" y2="1">
          <stop stopColor="#f6e2bd" />
          <stop offset="1" stopColor="#dcb981" />
        </linearGradient>
      </defs>
      <rect width={BEACH.width} height={HORIZON + 20} fill="url(#sky)" />
      <Sun x={612} y={HORIZON - 62} r={86} />
      <Cloud x={196} y={66} scale={0.9} />
      <Cloud x={770} y={64} scale={0.85} />
      <Cloud x={60} y={180} scale={0.6} />
      <Gulls x={372} y={104} />
      <Gulls x={700} y={150} />
      <Peak x={40} y={206} width={420} height={170} fill="var(--scene-peak-far)" />
      <Peak x={246} y={254} width={300} height={120} fill="var(--scene-peak-mid)" />
      <Peak x={996} y={238} width={360} height={140} fill="var(--scene-peak-far)" />
      <path d="M0 316c60-22 130-22 190 4s120 26 170 40H0Z" fill="var(--scene-peak-near)" />
      <Sea y={HORIZON} width={BEACH.width} height={300} />
      <Glitter x={612} y={HORIZON + 14} width={240} />
      <Ship x={96} y={398} scale={0.42} />
      <Crests places={CRESTS} />
      <Sailboat x={448} y={420} scale={0.9} />
      <Sailboat x={524} y={390} scale={0.5} />
      <Shore />
      <Parasol x={318} y={676} />
      <Deckchair x={196} y={684} />
      <Deckchair x={410} y={704} />
      <Sandcastle x={610} y={706} />
      <Starfish x={512} y={728} />
      <Palm x={890} y={684} scale={2.6} />
      <Palm x={972} y={690} scale={1.75} />
      <path d="M700 768c60-70 150-118 324-128v128Z" fill="var(--scene-land-dark)" />
      <path d="M800 768c60-52 130-84 224-92v92Z" fill="var(--scene-land)" />
      <Logo />
    </svg>
  );
}

/** Sand, and the last wave running out over it. */
function Shore() {
  return (
    <>
      <path
        d="M0 570c110-34 210-30 330-8s230 30 350 2 230-44 344-30v234H0Z"
        fill="var(--scene-sea-far)"
        opacity="0.75"
      />
      <path d="M0 588c110-34 210-30 330-8s230 30 350 2 230-44 344-30v216H0Z" fill="var(--scene-foam)" />
      <path d="M0 602c110-34 210-30 330-8s230 30 350 2 230-44 344-30v202H0Z" fill="#cfa970" />
      <path d="M0 624c110-34 210-30 330-8s230 30 350 2 230-44 344-30v180H0Z" fill="url(#sand)" />
      <path
        d="M40 742q34-10 68 0M380 752q30-9 60 0M520 668q26-8 52 0M120 652q22-7 44 0"
        fill="none"
        stroke="#b98d57"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.5"
      />
    </>
  );
}

/** x and y are the foot of its pole. */
function Parasol({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(-9)`}>
      <path d="M-3 0V-210H3V0Z" fill="var(--scene-wood)" />
      <path
        d="M-142-168A142 104 0 0 1 142-168q-24-18-47 0-24-18-47 0-24-18-48 0-24-18-47 0-24-18-47 0-24-18-48 0Z"
        fill="var(--scene-wall)"
      />
      <path d="M-142-168A142 104 0 0 1 0-272Q-78-236-94-168q-24-18-48 0Z" fill="var(--scene-accent)" />
      <path d="M-47-168Q-40-236 0-272 40-236 48-168q-24-18-48 0-24-18-47 0Z" fill="var(--scene-accent)" />
      <path d="M142-168A142 104 0 0 0 0-272Q80-236 95-168q23-18 47 0Z" fill="var(--scene-accent)" />
      <circle cy="-274" r="6" fill="var(--scene-wood)" />
    </g>
  );
}

/** x and y are the middle of its foot. */
function Deckchair({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="2" cy="4" rx="64" ry="8" fill="var(--scene-ink)" opacity="0.14" />
      <path d="M-54 2L40-74M54 2L-40-38" stroke="var(--scene-wood)" strokeWidth="6" strokeLinecap="round" />
      <path d="M-46-34C-20-8 10-22 44-78l9 5C24-6-18 12-54-26Z" fill="var(--scene-sea-near)" />
      <path d="M-28-21C-8-14 18-30 36-66l5 3C20-20-8-4-32-14Z" fill="var(--scene-wall)" opacity="0.85" />
    </g>
  );
}

/** x is its middle, y its foot. */
function Sandcastle({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cy="4" rx="78" ry="9" fill="var(--scene-ink)" opacity="0.12" />
      <path d="M-70 4C-50-10 50-10 70 4Z" fill="#c99c60" />
      <path d="M-50 0V-44h10v8h10v-8h10v8h10v-36h9v8h8v-8h9v8h8v-8h9v36h10v-8h10v8h10v-8h0V0Z" fill="#d8ac6e" />
      <path d="M14 0V-72h9v36h10v-8h10v8h5V0Z" fill="#b98d57" opacity="0.5" />
      <path d="M-9 0v-20a9 9 0 0 1 18 0V0Z" fill="#8a5a3c" />
      <path d="M4-72v-40" stroke="var(--scene-wood)" strokeWidth="3" />
      <path d="M5-112l32 11-32 11Z" fill="var(--scene-accent)" />
    </g>
  );
}

function Starfish({ x, y }: { x: number; y: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) rotate(14)`}
      d="M0-20L5-6 20-6 9 4 13 18 0 10-13 18-9 4-20-6-5-6Z"
      fill="var(--scene-sun)"
      stroke="var(--scene-sun)"
      strokeWidth="6"
      strokeLinejoin="round"
    />
  );
}

/** The product's logo, as in the header. */
function Logo() {
  return (
    <g transform="translate(52 52) scale(2.2)">
      <rect width="40" height="40" rx="11" fill="#0f4453" />
      <circle cx="20" cy="13.5" r="4.75" fill="#f2916b" />
      <path
        d="M6.5 19.500c1.6 6.6 4 10 6.6 10 3.6 0 4.2-6 6.9-6s3.3 6 6.9 6c2.6 0 5-3.4 6.6-10"
        fill="none"
        stroke="#fbf4e6"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
    </g>
  );
}
