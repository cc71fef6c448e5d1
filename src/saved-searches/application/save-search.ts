import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { DEFAULT_SCHEDULE, nextAlertAt } from '../domain/alert-time.js';
import {
  checkSchedule,
  checkSearchForm,
  MAX_SEARCHES,
  type SavedSearch,
  type SearchForm,
} from '../domain/saved-search.js';
import { TooManySearches } from '../domain/saved-search-errors.js';
import { SearchableListings } from './ports/listings.js';
import { SavedSearches } from './ports/saved-searches.js';

type SaveSearchCommand = {
  readonly userId: number;
  readonly form: SearchForm;
  /** Used for alerts unless the user has set a schedule. */
  readonly timeZone?: string | null;
};

/**
 * Saves a search. Returns the existing one if the same search is already saved.
 * @throws InvalidFields, TooManySearches
 */
@UseCase()
export class SaveSearch {
  constructor(
    private readonly searches: SavedSearches,
    private readonly listings: SearchableListings,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, form, timeZone }: SaveSearchCommand): Promise<{ saved: SavedSearch; isNew: boolean }> {
    const checked = checkSearchForm(form);
    const search = await this.listings.normalize(checked.search);
    return this.unitOfWork.run(async () => {
      await this.searches.lockAll(userId);
      const own = await this.searches.of(userId);
      const known = own.find((one) => one.search === search);
      if (known) return { saved: known, isNew: false };
      if (own.length >= MAX_SEARCHES) throw new TooManySearches();
      const schedule = (await this.searches.schedule(userId)) ?? (await this.firstSchedule(userId, timeZone));
      const now = this.clock.now();
      const nextAt = nextAlertAt(checked.frequency, schedule, now);
      return { saved: await this.searches.add(userId, { ...checked, search, nextAt, now }), isNew: true };
    });
  }

  private async firstSchedule(userId: number, timeZone: string | null | undefined) {
    if (!timeZone) return DEFAULT_SCHEDULE;
    const schedule = checkSchedule({ ...DEFAULT_SCHEDULE, timeZone });
    await this.searches.setSchedule(userId, schedule);
    return schedule;
  }
}
