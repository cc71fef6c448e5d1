// `npm run pictures` draws the files.
import harborDark from './dark/harbor.svg';
import harborLight from './light/harbor.svg';
import harborSkyDark from './dark/harbor-sky.svg';
import harborSkyLight from './light/harbor-sky.svg';
import hotelDark from './dark/hotel.svg';
import hotelLight from './light/hotel.svg';
import lighthouseDark from './dark/lighthouse.svg';
import lighthouseLight from './light/lighthouse.svg';
import lodgeDark from './dark/lodge.svg';
import lodgeLight from './light/lodge.svg';
import voyageDark from './dark/voyage.svg';
import voyageLight from './light/voyage.svg';

export const harbor = { light: harborLight, dark: harborDark };
/** The harbor with clouds and stars above it. */
export const harborSky = { light: harborSkyLight, dark: harborSkyDark };
export const hotel = { light: hotelLight, dark: hotelDark };
export const lighthouse = { light: lighthouseLight, dark: lighthouseDark };
export const lodge = { light: lodgeLight, dark: lodgeDark };
export const voyage = { light: voyageLight, dark: voyageDark };
