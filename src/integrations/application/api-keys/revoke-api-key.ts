import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { KeyNotFound } from '../../domain/integration-errors.js';
import { ApiKeys } from '../ports/api-keys.js';

/** @throws KeyNotFound */
@UseCase()
export class RevokeApiKey {
  constructor(
    private readonly keys: ApiKeys,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ employerId, keyId }: { readonly employerId: number; readonly keyId: number }): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.keys.remove(employerId, keyId))) throw new KeyNotFound();
      await this.audit.add({
        action: 'api-key.revoked',
        subject: { kind: 'user', id: employerId },
        details: { key: keyId },
      });
    });
  }
}
