import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import type { Versions } from '#shared/domain/stale-version.js';
import { JobRepository } from '../ports/job-repository.js';
import { Workplaces } from '../ports/workplaces.js';

type ApproveWorkplaceCommand = { readonly workplaceId: number; readonly versions: Versions };

/**
 * Publishes a hotel as its company last wrote it; for admins. Its listings take its name and place, which the admin has
 * seen, without another approval.
 * @throws WorkplaceNotFound, StaleVersion
 */
@UseCase()
export class ApproveWorkplace {
  constructor(
    private readonly workplaces: Workplaces,
    private readonly jobs: JobRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  async execute({ workplaceId, versions }: ApproveWorkplaceCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      const workplace = await this.workplaces.change(workplaceId, (locked) => {
        locked.approve(versions);
        return locked;
      });
      for (const id of await this.workplaces.listingsAt(workplaceId)) {
        await this.jobs.change(id, (job) => job.follow(workplace));
      }
      const subject = { kind: 'company', id: workplace.companyId } as const;
      await this.audit.add({ action: 'company.workplace-approved', subject, details: { workplace: workplaceId } });
    });
  }
}
