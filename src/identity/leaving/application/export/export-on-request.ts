import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UseCase } from '#shared/application/use-case.js';
import { AccountExports } from './account-exports.js';
import { LeavingPolicy, type LeavingRequest } from '../deletion/leaving-policy.js';

/**
 * Streams the archive that the owner of an account would get, for an owner who cannot request it.
 * @throws what `LeavingPolicy` throws
 */
@UseCase()
export class ExportOnRequest {
  constructor(
    private readonly policy: LeavingPolicy,
    private readonly exports: AccountExports,
    private readonly audit: AuditLog,
  ) {}

  async execute(request: LeavingRequest): Promise<AsyncIterable<Uint8Array>> {
    const { userId, reason } = await this.policy.confirm(request);
    await this.audit.add({ action: 'export.downloaded', subject: { kind: 'user', id: userId }, details: { reason } });
    return this.exports.archive(userId);
  }
}
