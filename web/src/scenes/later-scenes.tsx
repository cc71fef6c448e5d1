import { lazy } from 'react';

// Decoration comes after the words: each of these is fetched when it is first drawn.
export const LaterHarbourScene = lazy(async () => ({ default: (await import('./harbour-scene.tsx')).HarbourScene }));
export const LaterHotelScene = lazy(async () => ({ default: (await import('./hotel-scene.tsx')).HotelScene }));
export const LaterLodgeScene = lazy(async () => ({ default: (await import('./lodge-scene.tsx')).LodgeScene }));
export const LaterVoyageScene = lazy(async () => ({ default: (await import('./voyage-scene.tsx')).VoyageScene }));
