import { ClosingBanner } from './closing-banner.tsx';
import { Hero } from './hero.tsx';
import { Paths } from './paths.tsx';

/** The first page of a visitor. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <Paths />
      <ClosingBanner />
    </>
  );
}
