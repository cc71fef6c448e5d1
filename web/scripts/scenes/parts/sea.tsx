import { useId } from 'react';
import { Windows } from './buildings.tsx';

/** Open water from the horizon down. */
export function Sea({ y, width, height }: { y: number; width: number; height: number }) {
  const id = useId();
  return (
    <>
      <defs>
        <linearGradient id={id} x2="0" y2="1">
          <stop stopColor="var(--scene-sea-far)" />
          <stop offset="0.45" stopColor="var(--scene-sea-near)" />
          <stop offset="1" stopColor="var(--scene-sea-deep)" />
        </linearGradient>
      </defs>
      <rect y={y} width={width} height={height} fill={`url(#${id})`} />
    </>
  );
}

/** The light of the sun on the water below it. */
export function Glitter({ x, y, width }: { x: number; y: number; width: number }) {
  const dashes = [0.95, 0.7, 0.85, 0.5, 0.62, 0.34, 0.42, 0.2];
  return (
    <g fill="var(--scene-sun)">
      {dashes.map((share, index) => (
        <rect
          key={share}
          x={x - (width * share) / 2 + (index % 2 === 0 ? 8 : -10)}
          y={y + index * 17}
          width={width * share}
          height="4.5"
          rx="2.25"
          opacity={0.75 - index * 0.07}
        />
      ))}
    </g>
  );
}

/** Short crests of waves. */
export function Crests({ places }: { places: readonly (readonly [number, number])[] }) {
  return (
    <g fill="none" stroke="var(--scene-foam)" strokeWidth="3" strokeLinecap="round" opacity="0.6">
      {places.map(([x, y]) => (
        <path key={`${x}-${y}`} d={`M${x} ${y}q12-9 24 0t24 0`} />
      ))}
    </g>
  );
}

/** A cruise ship; x is the bow's side, y the waterline. */
export function Ship({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M214-158q10-22 34-18t40-14 42-4"
        fill="none"
        stroke="var(--scene-cloud)"
        strokeWidth="9"
        strokeLinecap="round"
        opacity="0.55"
      />
      <path d="M182-104L190-152H226L222-104Z" fill="var(--scene-accent)" />
      <path d="M188.5-143L190-152H226L225.2-143Z" fill="var(--scene-ink)" />
      <path d="M112-128v36M112-124l30 32" stroke="var(--scene-ink)" strokeWidth="2.5" />
      <path d="M96-96H258a10 10 0 0 1 10 10v14H84Z" fill="var(--scene-wall)" />
      <path d="M70-74H288a8 8 0 0 1 8 8v20H50Z" fill="var(--scene-wall)" />
      <path d="M34-48H316v12H20Z" fill="var(--scene-wall)" />
      <path d="M84-73h184v3H82ZM52-47h244v3H48Z" fill="var(--scene-ink)" opacity="0.14" />
      <Windows x={92} y={-94} width={170} height={20} columns={14} rows={1} />
      <Windows x={62} y={-71} width={228} height={24} columns={18} rows={1} />
      <path d="M-6-38H340L322 8H46C20 8 4-12-6-38Z" fill="var(--scene-ink)" />
      <path d="M-6-38H340L337-30H-2.600Z" fill="var(--scene-accent)" />
      <g fill="var(--scene-window)">
        {Array.from({ length: 15 }, (_, index) => (
          <circle key={index} cx={48 + index * 18} cy={-16} r="3.2" />
        ))}
      </g>
      <g fill="var(--scene-accent)">
        {[84, 128, 172, 216].map((left) => (
          <rect key={left} x={left} y="-46" width="30" height="9" rx="4.5" />
        ))}
      </g>
    </g>
  );
}

/** A sailing boat; x is its mast, y the waterline. */
export function Sailboat({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M3-78C34-50 40-30 40-14H3Z" fill="var(--scene-wall)" />
      <path d="M-3-66C-18-46-26-30-26-14H-3Z" fill="var(--scene-accent)" />
      <path d="M-34-8H46L34 8H-22Z" fill="var(--scene-wood)" />
      <path d="M0-84V-8" stroke="var(--scene-ink)" strokeWidth="2.5" />
    </g>
  );
}
