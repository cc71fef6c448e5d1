import { airlineRoles } from './airline-roles.js';
import { attractionRoles } from './attraction-roles.js';
import { cruiseRoles } from './cruise-roles.js';
import { ecotourismRoles } from './ecotourism-roles.js';
import { eventRoles } from './event-roles.js';
import { foodServiceRoles } from './food-service-roles.js';
import { hotelRoles } from './hotel-roles.js';
import { otherRoles } from './other-roles.js';
import { receptionRoles } from './reception-roles.js';
import { themeParkRoles } from './theme-park-roles.js';
import { tourOperatorRoles } from './tour-operator-roles.js';
import { tourismMarketingRoles } from './tourism-marketing-roles.js';
import { travelAgencyRoles } from './travel-agency-roles.js';

/** Every kind of job, by name. */
export const roles = {
  ...receptionRoles,
  ...hotelRoles,
  ...foodServiceRoles,
  ...airlineRoles,
  ...cruiseRoles,
  ...travelAgencyRoles,
  ...themeParkRoles,
  ...eventRoles,
  ...tourOperatorRoles,
  ...ecotourismRoles,
  ...tourismMarketingRoles,
  ...attractionRoles,
  ...otherRoles,
};

export type RoleName = keyof typeof roles;
