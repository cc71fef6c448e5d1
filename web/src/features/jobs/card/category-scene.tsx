import { harbour, hotel, lodge, voyage } from '@/scenes/pictures.ts';
import { Scene } from '@/scenes/scene.tsx';

interface CategorySceneProps {
  category: string;
  className?: string | undefined;
}

/** A view that goes with the kind of employer. Its place has to have a size of its own. */
export function CategoryScene({ category, className }: CategorySceneProps) {
  return <Scene picture={pictureOf(category)} className={className} />;
}

function pictureOf(category: string) {
  switch (category) {
    case 'hotels':
    case 'food_service':
    case 'events':
      return hotel;
    case 'cruise':
    case 'airlines':
      return voyage;
    case 'ecotourism':
    case 'tour_operators':
      return lodge;
    default:
      return harbour;
  }
}
