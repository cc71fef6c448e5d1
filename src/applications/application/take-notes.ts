import { UseCase } from '#shared/application/use-case.js';
import { ChangeApplication } from './change-application.js';

type TakeNotesCommand = {
  readonly applicationId: number;
  readonly employerId: number;
  readonly notes: string | null;
};

/** @throws ApplicationNotFound, InvalidFields */
@UseCase()
export class TakeNotes {
  constructor(private readonly changeApplication: ChangeApplication) {}

  execute({ notes, ...target }: TakeNotesCommand): Promise<void> {
    return this.changeApplication.execute({ ...target, change: (application) => application.takeNotes(notes) });
  }
}
