import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import type { BrowserSession } from './browser-session.js';

type SignOutCommand = { readonly userId: number | undefined; readonly session: BrowserSession };

/** Ends the session of a user, if any. */
@UseCase()
export class SignOut {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  async execute({ userId, session }: SignOutCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (userId !== undefined) await this.audit.add({ action: 'sign-out', subject: { kind: 'user', id: userId } });
      await session.end();
    });
  }
}
