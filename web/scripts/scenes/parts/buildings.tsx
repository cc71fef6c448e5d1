import type { ReactNode } from 'react';

interface HouseProps {
  /** Left edge and ground line. */
  x: number;
  y: number;
  width: number;
  height: number;
  wall: string;
  roof?: string;
  columns?: number;
  rows?: number;
}

/** Column and row of each cell of a grid, from 0. */
function grid(columns: number, rows: number): [number, number][] {
  return Array.from({ length: columns * rows }, (_, index) => [index % columns, Math.floor(index / columns)]);
}

/** Windows spread evenly over a wall. */
export function Windows({
  x,
  y,
  width,
  height,
  columns,
  rows,
}: Record<'x' | 'y' | 'width' | 'height' | 'columns' | 'rows', number>) {
  const cellWidth = width / columns;
  const cellHeight = height / rows;
  return (
    <g fill="var(--scene-window)">
      {grid(columns, rows).map(([column, row]) => (
        <rect
          key={`${column}-${row}`}
          x={x + (column + 0.27) * cellWidth}
          y={y + (row + 0.24) * cellHeight}
          width={cellWidth * 0.46}
          height={cellHeight * 0.56}
          rx="2"
        />
      ))}
    </g>
  );
}

/** A gabled house of the waterfront. */
export function House({ x, y, width, height, wall, roof = 'var(--scene-roof)', columns = 2, rows = 2 }: HouseProps) {
  const top = y - height;
  return (
    <g>
      <rect x={x} y={top} width={width} height={height} fill={wall} />
      <rect x={x + width * 0.72} y={top} width={width * 0.28} height={height} fill="var(--scene-ink)" opacity="0.08" />
      <path d={`M${x - 6} ${top}L${x + width / 2} ${top - width * 0.42}L${x + width + 6} ${top}Z`} fill={roof} />
      <Windows x={x} y={top} width={width} height={height * 0.86} columns={columns} rows={rows} />
    </g>
  );
}

/** A striped lighthouse; x is its middle, y its foot. */
export function Lighthouse({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-24 0L-15-150H15L24 0Z" fill="var(--scene-wall)" />
      <path d="M-22-36L-20-70H20L22-36ZM-17.8-106L-15.8-138H15.800L17.8-106Z" fill="var(--scene-roof)" />
      <path d="M4 0L3-150H15L24 0Z" fill="var(--scene-ink)" opacity="0.12" />
      <rect x="-21" y="-157" width="42" height="8" rx="2" fill="var(--scene-ink)" />
      <rect x="-11" y="-184" width="22" height="27" fill="var(--scene-sun)" />
      <path d="M-15-184H15L0-204Z" fill="var(--scene-roof-dark)" />
      <path d="M-6 0V-18a6 6 0 0 1 12 0V0Z" fill="var(--scene-ink)" />
    </g>
  );
}

/** A striped awning hanging from its upper edge. */
export function Awning({ x, y, width, stripes }: { x: number; y: number; width: number; stripes: number }) {
  const step = width / stripes;
  return (
    <g>
      {Array.from({ length: stripes }, (_, index) => (
        <path
          key={index}
          d={`M${x + index * step} ${y}h${step}v22a${step / 2} ${step / 2} 0 0 1 ${-step} 0Z`}
          fill={index % 2 === 0 ? 'var(--scene-accent)' : 'var(--scene-wall)'}
        />
      ))}
    </g>
  );
}

/** A market stall with its goods; x is the left edge, y the ground. */
export function Stall({ x, y, width, children }: { x: number; y: number; width: number; children?: ReactNode }) {
  const fruit = ['var(--scene-sun)', 'var(--scene-sand)', 'var(--scene-accent)'];
  const count = Math.floor((width - 24) / 14);
  return (
    <g>
      <path d={`M${x + 8} ${y}V${y - 92}M${x + width - 8} ${y}V${y - 92}`} stroke="var(--scene-wood)" strokeWidth="5" />
      {Array.from({ length: count }, (_, index) => (
        <circle key={index} cx={x + 20 + index * 14} cy={y - 44} r="7" fill={fruit[index % 3]} />
      ))}
      <rect x={x} y={y - 42} width={width} height="42" fill="var(--scene-wood)" />
      <path
        d={`M${x} ${y - 28}h${width}M${x} ${y - 14}h${width}`}
        stroke="var(--scene-ink)"
        strokeWidth="2"
        opacity="0.3"
      />
      <Awning x={x - 8} y={y - 112} width={width + 16} stripes={8} />
      {children}
    </g>
  );
}
