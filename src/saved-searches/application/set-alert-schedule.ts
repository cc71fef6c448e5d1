import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { nextAlertAt, type AlertSchedule } from '../domain/alert-time.js';
import { checkSchedule } from '../domain/saved-search.js';
import { SavedSearches } from './ports/saved-searches.js';

type SetAlertScheduleCommand = { readonly userId: number; readonly schedule: AlertSchedule };

/**
 * Sets when a user gets daily and weekly alerts.
 * @throws InvalidFields
 */
@UseCase()
export class SetAlertSchedule {
  constructor(
    private readonly searches: SavedSearches,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ userId, schedule }: SetAlertScheduleCommand): Promise<void> {
    const checked = checkSchedule(schedule);
    return this.unitOfWork.run(async () => {
      await this.searches.lockAll(userId);
      await this.searches.setSchedule(userId, checked);
      for (const { id, frequency } of await this.searches.of(userId)) {
        await this.searches.reschedule(id, nextAlertAt(frequency, checked, this.clock.now()));
      }
    });
  }
}
