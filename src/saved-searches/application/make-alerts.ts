import { UseCase } from '#shared/application/use-case.js';
import { nextAlertAt } from '../domain/alert-time.js';
import { Alerts, type CreatedAlert } from './ports/alerts.js';

/** Users per transaction. */
const USERS = 200;

/** `now`: when `MatchSearches` has run. */
type MakeAlertsCommand = { readonly now: Date };

/** `isLast` if no user is left. */
type MadeAlerts = { readonly alerts: readonly CreatedAlert[]; readonly isLast: boolean };

/** Creates the digests of the next users within the current transaction. */
@UseCase()
export class MakeAlerts {
  constructor(private readonly alerts: Alerts) {}

  async execute({ now }: MakeAlertsCommand): Promise<MadeAlerts> {
    const due = await this.alerts.lockDue(now, USERS);
    if (due.length === 0) return { alerts: [], isLast: true };
    const alerts = await this.alerts.create(
      due.map(({ id }) => id),
      now,
    );
    const checked = due.map((search) => ({ id: search.id, nextAt: nextAlertAt(search.frequency, search, now) }));
    await this.alerts.markChecked(checked, now);
    return { alerts, isLast: false };
  }
}
