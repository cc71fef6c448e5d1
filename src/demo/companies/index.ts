import { airlines } from './airlines.js';
import { cityAndMountainHotels } from './city-and-mountain-hotels.js';
import type { Company } from './company.js';
import { cruiseLines } from './cruise-lines.js';
import { eventsAndRestaurants } from './events-and-restaurants.js';
import { grandHotel } from './grand-hotel.js';
import { natureLodges } from './nature-lodges.js';
import { parksAndAttractions } from './parks-and-attractions.js';
import { resortsAndRetreats } from './resorts-and-retreats.js';
import { tourOperators } from './tour-operators.js';
import { travelAgencies } from './travel-agencies.js';

/** Every employer of the demo data, the one of the demo account first. */
export const companies: readonly Company[] = [
  grandHotel,
  ...cityAndMountainHotels,
  ...resortsAndRetreats,
  ...cruiseLines,
  ...airlines,
  ...tourOperators,
  ...travelAgencies,
  ...parksAndAttractions,
  ...natureLodges,
  ...eventsAndRestaurants,
];
