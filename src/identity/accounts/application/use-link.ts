import { UseCase } from '#shared/application/use-case.js';
import { LinkNotValid } from '#shared/domain/link-not-valid.js';
import type { LinkPurpose } from '../domain/account-link.js';
import { UserNotFound } from '../domain/identity-errors.js';
import { AccountTokens, type AccountToken } from './ports/account-tokens.js';
import { UserRepository } from './ports/user-repository.js';

/**
 * Uses a one-time link within the open unit of work. Locks its account first, so that links of one account take effect
 * one after the other.
 * @throws LinkNotValid
 */
@UseCase()
export class UseLink {
  constructor(
    private readonly users: UserRepository,
    private readonly tokens: AccountTokens,
  ) {}

  async execute(purpose: LinkPurpose, token: string): Promise<AccountToken> {
    const link = await this.tokens.find(purpose, token);
    if (!link) throw new LinkNotValid();
    await this.lock(link.userId);
    const used = await this.tokens.consume(purpose, token);
    if (!used) throw new LinkNotValid();
    return used;
  }

  private async lock(userId: number): Promise<void> {
    try {
      await this.users.change(userId, () => undefined);
    } catch (error) {
      // The account was deleted in the meantime.
      throw error instanceof UserNotFound ? new LinkNotValid() : error;
    }
  }
}
