import type { ReactNode } from 'react';
import { ClosingBanner } from './closing-banner.tsx';
import { Hero } from './hero.tsx';
import { Paths } from './paths.tsx';

/** The landing page; `children` are the sections that the operator can switch on. */
export function LandingPage({ children }: { children?: ReactNode }) {
  return (
    <>
      <Hero />
      <Paths />
      {children}
      <ClosingBanner />
    </>
  );
}
