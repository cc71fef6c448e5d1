import { UseCase } from '#shared/application/use-case.js';
import { ChangeApplication, type ChangeApplicationCommand } from './change-application.js';

/**
 * Records that the employer opened an application, after which the applicant can no longer change it; not if the
 * employer cannot read it, because our team removed the listing.
 * @throws ApplicationNotFound
 */
@UseCase()
export class MarkApplicationSeen {
  constructor(private readonly changeApplication: ChangeApplication) {}

  execute(target: Pick<ChangeApplicationCommand, 'applicationId' | 'employerId'>): Promise<void> {
    return this.changeApplication.execute({
      ...target,
      change: (application, now, { isRemoved }) => {
        if (!isRemoved) application.markSeen(now);
      },
    });
  }
}
