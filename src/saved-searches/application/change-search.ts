import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { requireVersion, type Versions } from '#shared/domain/stale-version.js';
import { DEFAULT_SCHEDULE, nextAlertAt } from '../domain/alert-time.js';
import { checkSearchForm, type SavedSearch, type SearchForm } from '../domain/saved-search.js';
import { SavedSearchNotFound, SearchAlreadySaved } from '../domain/saved-search-errors.js';
import { SearchableListings } from './ports/listings.js';
import { SavedSearches } from './ports/saved-searches.js';

type ChangeSearchCommand = {
  readonly userId: number;
  readonly id: number;
  readonly versions: Versions;
  readonly form: SearchForm;
};

/**
 * Changes the name, filters and frequency of a user's own search. After a change of filters, or if alerts were off,
 * only listings approved from now on count as new. A search that can no longer run is accepted if its filters are
 * unchanged.
 * @throws SavedSearchNotFound, StaleVersion, SearchAlreadySaved, InvalidFields
 */
@UseCase()
export class ChangeSearch {
  constructor(
    private readonly searches: SavedSearches,
    private readonly listings: SearchableListings,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ userId, id, versions, form }: ChangeSearchCommand): Promise<SavedSearch> {
    return this.unitOfWork.run(async () => {
      await this.searches.lockAll(userId);
      const saved = await this.searches.lock(userId, id);
      if (!saved) throw new SavedSearchNotFound();
      requireVersion(saved.version, versions);
      const checked = checkSearchForm(form);
      const search = checked.search === saved.search ? saved.search : await this.listings.normalize(checked.search);
      const schedule = (await this.searches.schedule(userId)) ?? DEFAULT_SCHEDULE;
      const now = this.clock.now();
      const nextAt = nextAlertAt(checked.frequency, schedule, now);
      const isNew = search !== saved.search || saved.frequency === 'off';
      const changed = await this.searches.change(id, { ...checked, search, nextAt, now }, isNew);
      if (!changed) throw new SearchAlreadySaved();
      return changed;
    });
  }
}
