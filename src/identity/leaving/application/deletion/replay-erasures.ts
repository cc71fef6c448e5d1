import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { UserRepository } from '#identity/accounts/application/ports/user-repository.js';
import { EraseAccount } from './erase-account.js';
import { Erasures } from './erasures.js';

/** Deletes accounts again that a restored backup brought back, without mails. Returns their number. */
@UseCase()
export class ReplayErasures {
  constructor(
    private readonly erasures: Erasures,
    private readonly users: UserRepository,
    private readonly eraseAccount: EraseAccount,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute(): Promise<number> {
    let erased = 0;
    for await (const { userId, createdAt } of this.erasures.all()) {
      const user = await this.unitOfWork.run(() => this.users.byId(userId));
      if (user?.createdAt.getTime() !== createdAt.getTime()) continue;
      await this.eraseAccount.execute({ userId, isSilent: true });
      erased += 1;
    }
    return erased;
  }
}
