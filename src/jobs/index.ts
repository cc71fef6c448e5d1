export {
  JobApproved,
  JobArchived,
  JobDecided,
  JobRestricted,
  JobSubmitted,
  PremiumGranted,
  PremiumGivenUp,
  PremiumRefused,
} from './domain/job-events.js';
export { Decisions } from './adapters/persistence/decisions.js';
export { SearchedListings } from './adapters/alerts/searched-listings.js';
export { LoadPlaces } from './adapters/places/load-places.js';
export { FillSearchTerms } from './adapters/search/indexing/fill-search-terms.js';
export { MatchPlaces } from './adapters/places/match-places.js';
export {
  AWAITS_ADMIN,
  hasClosed,
  IS_PUBLISHED,
  isInState,
  isPresentable,
  isRemoved,
} from './adapters/persistence/read-model/job-state-read-model.js';
export { SeenListings, type SeenListingInput } from './adapters/http/approval/seen-listings.js';
export { OwnWorkplaces } from './application/workplaces/own-workplaces.js';
export { Listings } from './adapters/persistence/listings.js';
export { PremiumListings } from './adapters/persistence/premium-listings.js';
export { ExchangeRates } from './adapters/pay/exchange-rates.js';
export { RoleReadings } from './adapters/search/criteria/role-readings.js';
export { Places } from './application/ports/places.js';
export { CopiedTexts } from './adapters/search/copied-texts.js';
export { ListingReview } from './application/review/listing-review.js';
export { ListingPublisher } from './adapters/intake/listing-publisher.js';
