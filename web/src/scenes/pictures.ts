// `npm run pictures` draws the files.
import harbourDark from './harbour-dark.svg';
import harbourLight from './harbour-light.svg';
import harbourSkyDark from './harbour-sky-dark.svg';
import harbourSkyLight from './harbour-sky-light.svg';
import hotelDark from './hotel-dark.svg';
import hotelLight from './hotel-light.svg';
import lighthouseDark from './lighthouse-dark.svg';
import lighthouseLight from './lighthouse-light.svg';
import lodgeDark from './lodge-dark.svg';
import lodgeLight from './lodge-light.svg';
import voyageDark from './voyage-dark.svg';
import voyageLight from './voyage-light.svg';

export const harbour = { light: harbourLight, dark: harbourDark };
/** The harbour with clouds and stars above it. */
export const harbourSky = { light: harbourSkyLight, dark: harbourSkyDark };
export const hotel = { light: hotelLight, dark: hotelDark };
export const lighthouse = { light: lighthouseLight, dark: lighthouseDark };
export const lodge = { light: lodgeLight, dark: lodgeDark };
export const voyage = { light: voyageLight, dark: voyageDark };
