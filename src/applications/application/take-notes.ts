import { UseCase } from '../../shared/application/use-case.js';
import { ReceivedApplications } from './received-applications.js';

export type TakeNotesCommand = {
  readonly applicationId: number;
  readonly employerId: number;
  readonly notes: string | null;
};

/**
 * Keeps the employer's own notes on an application.
 * @throws ApplicationNotFound, InvalidFields
 */
@UseCase()
export class TakeNotes {
  constructor(private readonly received: ReceivedApplications) {}

  async execute({ applicationId, employerId, notes }: TakeNotesCommand): Promise<void> {
    await this.received.change(applicationId, employerId, (application) => application.takeNotes(notes));
  }
}
