import { HarbourScene } from '../../../scenes/harbour-scene.tsx';
import { HotelScene } from '../../../scenes/hotel-scene.tsx';
import { LodgeScene } from '../../../scenes/lodge-scene.tsx';
import type { SceneProps } from '../../../scenes/scene.tsx';
import { VoyageScene } from '../../../scenes/voyage-scene.tsx';

/** A view that goes with the kind of employer. */
export function CategoryScene({ category, className }: SceneProps & { category: string }) {
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
