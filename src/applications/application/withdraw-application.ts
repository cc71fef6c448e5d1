import { Clock } from '#shared/application/clock.js';
import { UseCase } from '#shared/application/use-case.js';
import { ChangeOwnApplication, type ChangeOwnApplicationCommand } from './change-own-application.js';

/**
 * Withdraws an application; the employer can no longer read its cover letter and resume.
 * @throws ApplicationNotFound, StaleVersion, AlreadyDecided
 */
@UseCase()
export class WithdrawApplication {
  constructor(
    private readonly changeOwnApplication: ChangeOwnApplication,
    private readonly clock: Clock,
  ) {}

  execute(target: Omit<ChangeOwnApplicationCommand, 'change'>): Promise<void> {
    return this.changeOwnApplication.execute({
      ...target,
      change: (application) => application.withdraw(this.clock.now()),
    });
  }
}
