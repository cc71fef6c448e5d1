import { Global, Module } from '@nestjs/common';
import { IdentityModule } from '#identity/identity.module.js';
import { JobsModule } from '#jobs/jobs.module.js';
import { SimilarJobs, Places } from '#jobs';
import { SearchStrings } from './adapters/alerts/search-strings.js';
import { SearchedListings } from './adapters/alerts/searched-listings.js';
import { ListingChanges } from './adapters/changes/listing-changes.js';
import { NamedPlaces } from './adapters/criteria/named-places.js';
import { RoleReadings } from './adapters/criteria/role-readings.js';
import { SearchLocations } from './adapters/criteria/search-locations.js';
import { SearchLookups } from './adapters/criteria/search-lookups.js';
import { SearchReadings } from './adapters/criteria/search-readings.js';
import { SearchedCriteria } from './adapters/criteria/searched-criteria.js';
import { JobSearchController } from './adapters/http/job-search.controller.js';
import { PlacesController } from './adapters/http/places.controller.js';
import { RecommendationsController } from './adapters/http/recommendations.controller.js';
import { SuggestionsController } from './adapters/http/suggestions.controller.js';
import { ApplyExchangeRates } from './adapters/indexing/apply-exchange-rates.js';
import { CopiedTexts } from './adapters/indexing/copied-texts.js';
import { FillSearchTerms } from './adapters/indexing/fill-search-terms.js';
import { SearchTerms } from './adapters/indexing/search-terms.js';
import { SqlJobSearchIndex } from './adapters/indexing/sql-job-search-index.js';
import { FirstResults } from './adapters/pages/first-results.js';
import { JobFeedController } from './adapters/pages/job-feed.controller.js';
import { JobSearchPageController } from './adapters/pages/job-search-page.controller.js';
import { LandingPageController } from './adapters/pages/landing-page.controller.js';
import { LoadPlaces } from './adapters/places/load-places.js';
import { MatchPlaces } from './adapters/places/match-places.js';
import { SqlPlaces } from './adapters/places/sql-places.js';
import { JobSearch } from './adapters/queries/job-search.js';
import { Recommendations } from './adapters/queries/recommendations.js';
import { Suggestions } from './adapters/queries/suggestions.js';
import { SeekerReadModel } from './adapters/recommendations/seeker-read-model.js';
import { SqlRecommendations } from './adapters/recommendations/sql-recommendations.js';
import { CloseMatches } from './adapters/results/close-matches.js';
import { Explanations } from './adapters/results/explanations.js';
import { CountLimits, SearchCounts } from './adapters/results/search-counts.js';
import { SearchPages } from './adapters/results/search-pages.js';
import { SearchedSimilarJobs } from './adapters/results/searched-similar-jobs.js';
import { SqlJobSearch } from './adapters/sql-job-search.js';
import { SqlSuggestions } from './adapters/suggestions/sql-suggestions.js';
import { JobSearchIndex } from './application/ports/job-search-index.js';
import { TidySearch } from './application/tidy-search.js';

/**
 * Finding listings: understanding, matching, counting, places, suggestions, recommendations.
 * Global, because it knows listings and implements their ports for places and similar listings.
 * Import it before `JobsModule`, whose `jobs/:id` would match `jobs/facets`.
 */
@Global()
@Module({
  imports: [IdentityModule, JobsModule],
  controllers: [
    JobSearchController,
    LandingPageController,
    RecommendationsController,
    JobSearchPageController,
    JobFeedController,
    PlacesController,
    SuggestionsController,
  ],
  providers: [
    { provide: JobSearch, useClass: SqlJobSearch },
    { provide: JobSearchIndex, useClass: SqlJobSearchIndex },
    { provide: SimilarJobs, useClass: SearchedSimilarJobs },
    { provide: Recommendations, useClass: SqlRecommendations },
    { provide: Suggestions, useClass: SqlSuggestions },
    { provide: Places, useClass: SqlPlaces },
    LoadPlaces,
    MatchPlaces,
    NamedPlaces,
    SearchLocations,
    SearchLookups,
    SearchReadings,
    SearchedCriteria,
    RoleReadings,
    SearchPages,
    SearchCounts,
    CountLimits,
    CloseMatches,
    Explanations,
    ListingChanges,
    SearchTerms,
    FillSearchTerms,
    ApplyExchangeRates,
    TidySearch,
    CopiedTexts,
    SeekerReadModel,
    SearchStrings,
    SearchedListings,
    FirstResults,
  ],
  exports: [Places, SimilarJobs, CopiedTexts, RoleReadings, SearchedListings],
})
export class SearchModule {}
