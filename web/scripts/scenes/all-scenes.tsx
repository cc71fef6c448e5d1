import { HarbourScene } from './harbour-scene.tsx';
import { HotelScene } from './hotel-scene.tsx';
import { LighthouseScene } from './lighthouse-scene.tsx';
import { LodgeScene } from './lodge-scene.tsx';
import { VoyageScene } from './voyage-scene.tsx';

/** The illustrations by file name. */
export const drawings = {
  harbour: <HarbourScene />,
  'harbour-sky': <HarbourScene above={300} />,
  hotel: <HotelScene />,
  lighthouse: <LighthouseScene />,
  lodge: <LodgeScene />,
  voyage: <VoyageScene />,
};
