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
export { MatchPlaces } from './adapters/places/match-places.js';
export {
  IS_PUBLISHED,
  isInState,
  isPresentable,
  isRemoved,
} from './adapters/persistence/read-model/job-state-read-model.js';
export { Listings } from './adapters/persistence/listings.js';
export { PremiumListings } from './adapters/persistence/premium-listings.js';
export { ExchangeRates } from './adapters/pay/exchange-rates.js';
export { RejectJob } from './application/review/reject-job.js';
export { TakeDownJob } from './application/review/take-down-job.js';
export { ListingPublisher } from './adapters/intake/listing-publisher.js';
