import type { KeyScope } from '#shared/application/api-callers.js';
import { Clock } from '#shared/application/clock.js';
import { UseCase } from '#shared/application/use-case.js';
import { checkKey } from '../../domain/api-key.js';
import { TooManyKeys } from '../../domain/integration-errors.js';
import { ChangeAccess } from '../change-access.js';
import { ApiKeys } from '../ports/api-keys.js';
import type { NewApiKeyBody } from './api-key.view.js';
import type { Confirmation } from '../ports/owner-confirmation.js';

type CreateApiKeyCommand = Confirmation & {
  readonly name: string;
  readonly scope: KeyScope;
  /** Days until it expires. */
  readonly days: number;
};

/**
 * Creates a key with which an employer's programs can call the API.
 * @throws InvalidFields, TooManyKeys, WrongPassword, SignInAgain, TooManyAttempts, RateLimiterFailed
 */
@UseCase()
export class CreateApiKey {
  constructor(
    private readonly keys: ApiKeys,
    private readonly changeAccess: ChangeAccess,
    private readonly clock: Clock,
  ) {}

  async execute(command: CreateApiKeyCommand): Promise<NewApiKeyBody> {
    const { employerId, userId, name, scope, days } = command;
    const terms = checkKey({ name, days }, this.clock.now());
    return this.changeAccess.execute('api-key-created', command, async () => {
      const result = await this.keys.add(employerId, { ...terms, scope, createdBy: userId });
      if (!result) throw new TooManyKeys();
      return { result, details: { key: result.id, scope } };
    });
  }
}
