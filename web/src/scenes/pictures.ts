// `npm run pictures` draws the files.
import harborDark from './harbor-dark.svg';
import harborLight from './harbor-light.svg';
import harborSkyDark from './harbor-sky-dark.svg';
import harborSkyLight from './harbor-sky-light.svg';
import hotelDark from './hotel-dark.svg';
import hotelLight from './hotel-light.svg';
import lighthouseDark from './lighthouse-dark.svg';
import lighthouseLight from './lighthouse-light.svg';
import lodgeDark from './lodge-dark.svg';
import lodgeLight from './lodge-light.svg';
import voyageDark from './voyage-dark.svg';
import voyageLight from './voyage-light.svg';

export const harbor = { light: harborLight, dark: harborDark };
/** The harbor with clouds and stars above it. */
export const harborSky = { light: harborSkyLight, dark: harborSkyDark };
export const hotel = { light: hotelLight, dark: hotelDark };
export const lighthouse = { light: lighthouseLight, dark: lighthouseDark };
export const lodge = { light: lodgeLight, dark: lodgeDark };
export const voyage = { light: voyageLight, dark: voyageDark };
