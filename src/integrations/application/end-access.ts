import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { ApiKeys } from './ports/api-keys.js';
import { ImportAddresses } from './ports/import-address.js';
import { Webhooks } from './ports/webhooks.js';

type EndAccessCommand = {
  readonly employerId: number;
  /** Ends what was set up or changed since then; everything if null. */
  readonly since: Date | null;
};

/** Ends the API keys and webhooks of an employer, and stops reading their feed. */
@UseCase()
export class EndAccess {
  constructor(
    private readonly keys: ApiKeys,
    private readonly webhooks: Webhooks,
    private readonly addresses: ImportAddresses,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ employerId, since }: EndAccessCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      const details = {
        keys: await this.keys.removeSince(employerId, since),
        webhooks: await this.webhooks.removeSince(employerId, since),
        addresses: await this.addresses.removeSince(employerId, since),
      };
      if (details.keys + details.webhooks + details.addresses === 0) return;
      await this.audit.add({ action: 'integrations.ended', subject: { kind: 'user', id: employerId }, details });
    });
  }
}
