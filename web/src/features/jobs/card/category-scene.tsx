import type { ComponentType } from 'react';
import { LaterHarbourScene, LaterHotelScene, LaterLodgeScene, LaterVoyageScene } from '@/scenes/later-scenes.tsx';
import type { SceneProps } from '@/scenes/scene.tsx';
import { SceneWhenNear } from '@/scenes/scene-when-near.tsx';

/** A view that goes with the kind of employer. Its place has to have a size of its own. */
export function CategoryScene({ category, className }: SceneProps & { category: string }) {
  return <SceneWhenNear scene={sceneOf(category)} className={className} />;
}

function sceneOf(category: string): ComponentType<SceneProps> {
  switch (category) {
    case 'hotels':
    case 'food_service':
    case 'events':
      return LaterHotelScene;
    case 'cruise':
    case 'airlines':
      return LaterVoyageScene;
    case 'ecotourism':
    case 'tour_operators':
      return LaterLodgeScene;
    default:
      return LaterHarbourScene;
  }
}
