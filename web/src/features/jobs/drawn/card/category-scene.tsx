import { harbor, hotel, lodge, voyage } from '@/light/scenes/pictures.ts';
import { Scene } from '@/light/scenes/scene.tsx';

interface CategorySceneProps {
  category: string;
  className?: string;
}

/** An illustration for a category of listings. Its container must have a size. */
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
      return harbor;
  }
}
