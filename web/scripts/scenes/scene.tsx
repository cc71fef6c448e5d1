import { useId, type ReactNode } from 'react';

interface SceneProps {
  width: number;
  height: number;
  /** Height of the sky; 0 shows the page instead. */
  sky: number;
  /** Extra height above the frame, for clouds and stars. */
  above?: number;
  children: ReactNode;
}

/** The frame of an illustration. */
export function Scene({ width, height, sky, above = 0, children }: SceneProps) {
  const id = useId();
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height + above}
      viewBox={`0 ${-above} ${width} ${height + above}`}
    >
      {sky > 0 ? (
        <>
          <defs>
            <linearGradient id={id} x2="0" y2="1">
              <stop stopColor="var(--scene-sky-high)" />
              <stop offset="1" stopColor="var(--scene-sky-low)" />
            </linearGradient>
          </defs>
          <rect width={width} height={sky} fill={`url(#${id})`} />
        </>
      ) : null}
      {children}
    </svg>
  );
}
