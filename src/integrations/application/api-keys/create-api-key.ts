import type { KeyScope } from '../../../shared/application/api-callers.js';
import { AuditLog } from '../../../shared/application/audit/audit-log.js';
import { Clock } from '../../../shared/application/clock.js';
import { UnitOfWork } from '../../../shared/application/unit-of-work.js';
import { UseCase } from '../../../shared/application/use-case.js';
import { checkKey } from '../../domain/api-key.js';
import { TooManyKeys } from '../../domain/integration-errors.js';
import { ApiKeys, type NewApiKey } from '../ports/api-keys.js';

type CreateApiKeyCommand = {
  readonly userId: number;
  readonly name: string;
  readonly scope: KeyScope;
  /** Days until it expires. */
  readonly days: number;
};

/**
 * Creates a key with which an employer's programs can call the API.
 * @throws InvalidFields, TooManyKeys
 */
@UseCase()
export class CreateApiKey {
  constructor(
    private readonly keys: ApiKeys,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, name, scope, days }: CreateApiKeyCommand): Promise<NewApiKey> {
    const terms = checkKey({ name, days }, this.clock.now());
    return this.unitOfWork.run(async () => {
      const made = await this.keys.add(userId, { ...terms, scope });
      if (!made) throw new TooManyKeys();
      const details = { key: made.key.id, scope };
      await this.audit.add({ action: 'api-key.created', subject: { kind: 'user', id: userId }, details });
      return made;
    });
  }
}
