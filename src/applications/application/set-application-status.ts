import { UseCase } from '../../shared/application/use-case.js';
import type { ApplicationStatus } from '../domain/application-status.js';
import { ReceivedApplications } from './received-applications.js';

export type SetApplicationStatusCommand = {
  readonly applicationId: number;
  readonly employerId: number;
  readonly status: ApplicationStatus;
};

/**
 * Says how far an application has come.
 * @throws ApplicationNotFound
 */
@UseCase()
export class SetApplicationStatus {
  constructor(private readonly received: ReceivedApplications) {}

  async execute({ applicationId, employerId, status }: SetApplicationStatusCommand): Promise<void> {
    await this.received.change(applicationId, employerId, (application) => application.changeStatus(status));
  }
}
