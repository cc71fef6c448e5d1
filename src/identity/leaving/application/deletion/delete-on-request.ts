import { UseCase } from '#shared/application/use-case.js';
import { EraseAccount } from './erase-account.js';
import { LeavingPolicy, type LeavingRequest } from './leaving-policy.js';

/**
 * Deletes an account for its owner, who cannot do it.
 * @throws what `LeavingPolicy` throws, LastAdmin, FilesAway
 */
@UseCase()
export class DeleteOnRequest {
  constructor(
    private readonly policy: LeavingPolicy,
    private readonly eraseAccount: EraseAccount,
  ) {}

  async execute(request: LeavingRequest): Promise<void> {
    await this.eraseAccount.execute(await this.policy.confirm(request));
  }
}
