import { useId, type ReactNode } from 'react';

export interface SceneProps {
  className?: string | undefined;
}

interface FrameProps extends SceneProps {
  width: number;
  height: number;
  /** How far down the sky reaches; 0 leaves the sky to the page. */
  sky: number;
  children: ReactNode;
}

/** The frame of an illustration: decorative, filling its place, its sky painted in the colours of the theme. */
export function Scene({ width, height, sky, className, children }: FrameProps) {
  const id = useId();
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
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
