import { UseCase } from '../../shared/application/use-case.js';
import type { ApplicationStatus } from '../domain/application-status.js';
import { ChangeApplication, type ChangeApplicationCommand } from './change-application.js';

export type SetApplicationStatusCommand = Omit<ChangeApplicationCommand, 'change'> & {
  readonly status: ApplicationStatus;
};

/** @throws ApplicationNotFound, StaleVersion, ApplicationWithdrawn */
@UseCase()
export class SetApplicationStatus {
  constructor(private readonly changeApplication: ChangeApplication) {}

  execute({ status, ...target }: SetApplicationStatusCommand): Promise<void> {
    return this.changeApplication.execute({
      ...target,
      change: (application, now) => application.changeStatus(status, now),
    });
  }
}
