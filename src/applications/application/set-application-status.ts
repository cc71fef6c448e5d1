import { UseCase } from '../../shared/application/use-case.js';
import type { ApplicationStatus } from '../domain/application-status.js';
import { ChangeApplication } from './change-application.js';

export type SetApplicationStatusCommand = {
  readonly applicationId: number;
  readonly employerId: number;
  readonly status: ApplicationStatus;
};

/** @throws ApplicationNotFound */
@UseCase()
export class SetApplicationStatus {
  constructor(private readonly changeApplication: ChangeApplication) {}

  execute({ status, ...target }: SetApplicationStatusCommand): Promise<void> {
    return this.changeApplication.execute({ ...target, change: (application) => application.changeStatus(status) });
  }
}
