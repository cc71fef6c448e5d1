import { lazy, type ComponentType } from 'react';
import type { SceneProps } from './scene.tsx';

export const LaterHarbourScene = later(async () => (await import('./harbour-scene.tsx')).HarbourScene);
export const LaterHotelScene = later(async () => (await import('./hotel-scene.tsx')).HotelScene);
export const LaterLighthouseScene = later(async () => (await import('./lighthouse-scene.tsx')).LighthouseScene);
export const LaterLodgeScene = later(async () => (await import('./lodge-scene.tsx')).LodgeScene);
export const LaterVoyageScene = later(async () => (await import('./voyage-scene.tsx')).VoyageScene);

/** Decoration comes after the words: it is fetched when it is first drawn, and where it cannot be, its place stays empty. */
function later(load: () => Promise<ComponentType<SceneProps>>) {
  return lazy(async () => ({ default: await load().catch(() => EmptyPlace) }));
}

function EmptyPlace({ className }: SceneProps) {
  return <div className={className} />;
}
