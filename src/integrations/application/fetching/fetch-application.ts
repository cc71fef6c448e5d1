import type { ApiCaller } from '#shared/application/api-callers.js';
import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { utcDayOf } from '#shared/domain/values/utc-day.js';
import { FetchedApplicationNotFound } from '../../domain/integration-errors.js';
import { ApiKeys } from '../ports/api-keys.js';
import { ApplicationFeed, type FetchedApplicationView } from '../ports/application-feed.js';

type FetchApplicationCommand = { readonly key: ApiCaller; readonly applicationId: number };

/**
 * Gives an application to a program of its employer. The audit log has the first one of each day and key.
 * @throws FetchedApplicationNotFound
 */
@UseCase()
export class FetchApplication {
  constructor(
    private readonly feed: ApplicationFeed,
    private readonly keys: ApiKeys,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ key, applicationId }: FetchApplicationCommand): Promise<FetchedApplicationView> {
    const { keyId, employerId } = key;
    const application = await this.feed.find(employerId, applicationId);
    if (!application) throw new FetchedApplicationNotFound();
    await this.unitOfWork.run(async () => {
      if (!(await this.keys.beginDay(keyId, utcDayOf(this.clock.now())))) return;
      await this.audit.add({
        action: 'applications.fetched',
        subject: { kind: 'company', id: employerId },
        details: { key: keyId },
      });
    });
    return application;
  }
}
