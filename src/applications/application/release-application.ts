import { WorksOn } from '#shared/application/background/background-work.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { ApplicationRepository } from './ports/application-repository.js';

/** Sends a held application to its employer. Does nothing if it was undone or has been released. */
@UseCase()
export class ReleaseApplication {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  @WorksOn('application')
  async execute(id: number): Promise<void> {
    // It may have been taken back in the meantime.
    await this.unitOfWork.run(() => this.applications.changeAll([id], ([application]) => application?.release()));
  }
}
