import { lazy, Suspense, type ReactNode } from 'react';
import type { SceneProps } from '../../../scenes/scene.tsx';

// Decoration comes after the words: each view is loaded when a listing shows it.
const HarbourScene = lazy(async () => ({ default: (await import('../../../scenes/harbour-scene.tsx')).HarbourScene }));
const HotelScene = lazy(async () => ({ default: (await import('../../../scenes/hotel-scene.tsx')).HotelScene }));
const LodgeScene = lazy(async () => ({ default: (await import('../../../scenes/lodge-scene.tsx')).LodgeScene }));
const VoyageScene = lazy(async () => ({ default: (await import('../../../scenes/voyage-scene.tsx')).VoyageScene }));

/** A view that goes with the kind of employer. Its place has to have a size of its own. */
export function CategoryScene({ category, className }: SceneProps & { category: string }) {
  return <Suspense fallback={null}>{sceneOf(category, className)}</Suspense>;
}

function sceneOf(category: string, className: string | undefined): ReactNode {
  switch (category) {
    case 'hotels':
    case 'food_service':
    case 'events':
      return <HotelScene className={className} />;
    case 'cruise':
    case 'airlines':
      return <VoyageScene className={className} />;
    case 'ecotourism':
    case 'tour_operators':
      return <LodgeScene className={className} />;
    default:
      return <HarbourScene className={className} />;
  }
}
