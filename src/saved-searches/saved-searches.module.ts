import { Module } from '@nestjs/common';
import { SearchedListings } from '#search';
import { SearchModule } from '#search/search.module.js';
import { SavedSearchesController } from './adapters/http/saved-searches.controller.js';
import { SAVED_SEARCH_DATA } from './adapters/persistence/owned-data.js';
import { SqlAlerts } from './adapters/persistence/sql-alerts.js';
import { SqlSavedSearches } from './adapters/persistence/sql-saved-searches.js';
import { ChangeSearch } from './application/change-search.js';
import { MakeAlerts } from './application/make-alerts.js';
import { MatchSearches } from './application/match-searches.js';
import { Alerts } from './application/ports/alerts.js';
import { SearchableListings } from './application/ports/listings.js';
import { SavedSearches } from './application/ports/saved-searches.js';
import { ReadAlert } from './application/read-alert.js';
import { SaveSearch } from './application/save-search.js';
import { SetAlertSchedule } from './application/set-alert-schedule.js';

/** Saved searches, and alerts about new listings that match them. */
@Module({
  imports: [SearchModule],
  controllers: [SavedSearchesController],
  providers: [
    SaveSearch,
    ChangeSearch,
    SetAlertSchedule,
    MakeAlerts,
    MatchSearches,
    ReadAlert,
    SAVED_SEARCH_DATA,
    { provide: SavedSearches, useClass: SqlSavedSearches },
    { provide: Alerts, useClass: SqlAlerts },
    { provide: SearchableListings, useExisting: SearchedListings },
  ],
  exports: [MakeAlerts, MatchSearches, ReadAlert],
})
export class SavedSearchesModule {}
