export {
  JobApproved,
  JobArchived,
  JobDecided,
  JobRestricted,
  JobSubmitted,
  ListingsMoved,
  PremiumGranted,
  PremiumGivenUp,
  PremiumRefused,
} from './domain/job-events.js';
export { Decisions } from './adapters/persistence/decisions.js';
export {
  AWAITS_ADMIN,
  hasClosed,
  IS_PUBLISHED,
  isInState,
  isOpen,
  isPresentable,
  isRemoved,
} from './adapters/persistence/read-model/job-state-read-model.js';
export { SeenListings, type SeenListingInput } from './adapters/http/approval/seen-listings.js';
export { payInWords } from './application/pay-in-words.js';
export { OwnWorkplaces } from './application/workplaces/own-workplaces.js';
export { Listings } from './adapters/persistence/listings.js';
export { PremiumListings } from './adapters/persistence/premium-listings.js';
export { ExchangeRates } from './adapters/pay/exchange-rates.js';
export { Places } from './application/ports/places.js';
export { ListingReview } from './application/review/listing-review.js';
export { ListingPublisher } from './adapters/intake/listing-publisher.js';
export { LocateListing } from './application/upkeep/locate-listing.js';
export { JobQueries } from './application/ports/job-queries.js';
export { CARD_DESCRIPTION, type JobCard } from './application/ports/job-card.js';
export type { JobView } from './application/ports/job-view.js';
export { JobCardBody } from './application/views/job-card.view.js';
export { PlaceBody } from './application/views/places/place.view.js';
export { beginning, jobCardBody, similarJobsBody } from './adapters/http/listings/bodies/card-body.js';
export { placeBody } from './adapters/http/listings/bodies/place-body.js';
export { JOB_CARD_COLUMNS, JOB_CARDS } from './adapters/persistence/read-model/job-columns.js';
export {
  countriesNamed,
  countryInflected,
  countryName,
  countryNamed,
  wholeCountryNamed,
} from './adapters/places/countries.js';
export { foldedName } from './adapters/places/folded-name.js';
export { placeLabel } from './adapters/places/place-label.js';
export { regionNamed, regionOf } from './adapters/places/regions.js';
export { JOB_LIMITS } from './domain/job-details.js';
export { JOB_STATES, type JobState } from './domain/job-state.js';
export { FACT_FILTERS, filtersOf, hasHousing } from './domain/offer/fact-filters.js';
export type { JobFacts } from './domain/offer/job-facts.js';
export { EXPERIENCE_LEVELS, isJobType, JOB_TYPES } from './domain/offer/job-options.js';
export { boundingBox, distanceBetween, distanceTo, RADIUS, type Place } from './domain/offer/place.js';
export { PAY_PERIODS, yearlyAmount, type PayAtLeast, type PayPeriod } from './domain/offer/salary-range.js';
export { ListingChanged, ListingPublished, ListingWithdrawn, type PublicListing } from './domain/publication.js';
export { ReadSimilarJobs } from './application/read-similar-jobs.js';
export { SIMILAR_JOBS, SimilarJobs } from './application/ports/similar-jobs.js';
export { SimilarJobsBody } from './application/views/similar-jobs.view.js';
export { CompanyNotFound } from './domain/job-errors.js';
