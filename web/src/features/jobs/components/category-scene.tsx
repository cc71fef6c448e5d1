import { Suspense, type ReactNode } from 'react';
import {
  LaterHarbourScene,
  LaterHotelScene,
  LaterLodgeScene,
  LaterVoyageScene,
} from '../../../scenes/later-scenes.tsx';
import type { SceneProps } from '../../../scenes/scene.tsx';

/** A view that goes with the kind of employer. Its place has to have a size of its own. */
export function CategoryScene({ category, className }: SceneProps & { category: string }) {
  return <Suspense fallback={null}>{sceneOf(category, className)}</Suspense>;
}

function sceneOf(category: string, className: string | undefined): ReactNode {
  switch (category) {
    case 'hotels':
    case 'food_service':
    case 'events':
      return <LaterHotelScene className={className} />;
    case 'cruise':
    case 'airlines':
      return <LaterVoyageScene className={className} />;
    case 'ecotourism':
    case 'tour_operators':
      return <LaterLodgeScene className={className} />;
    default:
      return <LaterHarbourScene className={className} />;
  }
}
