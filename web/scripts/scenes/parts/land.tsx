interface Place {
  x: number;
  y: number;
  scale?: number;
}

/** A mountain with snow on its sunny side; x and y are its top. */
export function Peak({ x, y, width, height, fill }: Place & { width: number; height: number; fill: string }) {
  const half = width / 2;
  const cap = height * 0.27;
  const slope = half / height;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0L${half} ${height}H${-half}Z`} fill={fill} />
      <path
        d={`M0 0L${half} ${height}H${half * 0.12}L${-half * 0.1} ${height * 0.5}Z`}
        fill="var(--scene-ink)"
        opacity="0.09"
      />
      <path
        d={`M0 0L${slope * cap} ${cap}l${-slope * cap * 0.55} ${-cap * 0.18}l${-slope * cap * 0.4} ${cap * 0.36}l${-slope * cap * 0.5} ${-cap * 0.34}L${-slope * cap} ${cap}Z`}
        fill="var(--scene-snow)"
      />
    </g>
  );
}

/** A conifer; x and y are the foot of its trunk. */
export function Pine({ x, y, scale = 1 }: Place) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect x="-3" y="-12" width="6" height="12" fill="var(--scene-wood)" />
      <path d="M0-84L20-44H11L28-10H-28L-11-44H-20Z" fill="var(--scene-land-dark)" />
      <path d="M0-84L20-44H11L28-10H0Z" fill="var(--scene-ink)" opacity="0.22" />
    </g>
  );
}

/** A palm; x and y are its foot. */
export function Palm({ x, y, scale = 1 }: Place) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-5 0C-4-50 2-90 12-124l8 2C12-88 8-48 8 0Z" fill="var(--scene-wood)" />
      <g fill="var(--scene-land)">
        <path d="M16-124C-6-150-40-148-58-122c22-8 46-10 74-2Z" />
        <path d="M16-124C38-152 74-150 92-122c-24-8-46-8-76-2Z" />
        <path d="M16-124C-2-124-34-112-44-80c20-20 36-30 60-44Z" />
        <path d="M16-124C40-122 68-110 76-76 58-98 42-108 16-124Z" />
        <path d="M16-124C8-150 18-176 44-186 32-164 26-146 16-124Z" />
      </g>
    </g>
  );
}
