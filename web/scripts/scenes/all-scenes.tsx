import { HarborScene } from './harbor-scene.tsx';
import { HotelScene } from './hotel-scene.tsx';
import { LighthouseScene } from './lighthouse-scene.tsx';
import { LodgeScene } from './lodge-scene.tsx';
import { VoyageScene } from './voyage-scene.tsx';

/** The illustrations by file name. */
export const drawings = {
  harbor: <HarborScene />,
  'harbor-sky': <HarborScene above={300} />,
  hotel: <HotelScene />,
  lighthouse: <LighthouseScene />,
  lodge: <LodgeScene />,
  voyage: <VoyageScene />,
};
