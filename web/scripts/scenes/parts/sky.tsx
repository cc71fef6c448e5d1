interface Place {
  x: number;
  y: number;
}

/** The sun by day, the moon by night, with its halo. */
export function Sun({ x, y, r }: Place & { r: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={r * 2.5} fill="var(--scene-halo)" opacity="0.28" />
      <circle cx={x} cy={y} r={r * 1.7} fill="var(--scene-halo)" opacity="0.45" />
      <circle cx={x} cy={y} r={r} fill="var(--scene-sun)" />
    </g>
  );
}

export function Cloud({ x, y, scale = 1 }: Place & { scale?: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill="var(--scene-cloud)"
      opacity="0.85"
      d="M0 24a12 12 0 0 1 12-12h22a22 22 0 0 1 42-6 18 18 0 0 1 30 6h30a12 12 0 0 1 0 24H12A12 12 0 0 1 0 24Z"
    />
  );
}

/** Stars, transparent in the light palette. */
export function Stars({ places }: { places: readonly (readonly [number, number])[] }) {
  return (
    <g fill="var(--scene-star)">
      {places.map(([x, y], index) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={index % 3 === 0 ? 2.2 : 1.4} />
      ))}
    </g>
  );
}

/** Distant gulls. */
export function Gulls({ x, y }: Place) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      fill="none"
      stroke="var(--scene-ink)"
      strokeWidth="2.5"
      strokeLinecap="round"
      opacity="0.55"
      d="M0 8q8-10 15 0 8-10 15 0M44-12q6-8 12 0 6-8 12 0M62 18q5-6 9 0 5-6 9 0"
    />
  );
}
