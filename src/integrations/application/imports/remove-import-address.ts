import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { ImportAddresses } from '../ports/import-address.js';

/** Stops reading an employer's feed, if there is one. */
@UseCase()
export class RemoveImportAddress {
  constructor(
    private readonly addresses: ImportAddresses,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ employerId }: { readonly employerId: number }): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.addresses.remove(employerId))) return;
      await this.audit.add({ action: 'import-address.removed', subject: { kind: 'user', id: employerId } });
    });
  }
}
