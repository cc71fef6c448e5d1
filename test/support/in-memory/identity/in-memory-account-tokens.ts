import {
  AccountTokens,
  type AccountToken,
  type IssuedToken,
  type NewToken,
} from '#identity/accounts/application/ports/account-tokens.js';
import { linkExpiry, type LinkPurpose } from '#identity/accounts/domain/account-link.js';
import type { Clock } from '#shared/application/clock.js';

export class InMemoryAccountTokens extends AccountTokens {
  private readonly valid = new Map<string, AccountToken>();
  private lastToken = 0;

  constructor(private readonly clock: Clock) {
    super();
  }

  override issue(link: NewToken): Promise<IssuedToken> {
    const token = `token ${++this.lastToken}`;
    const expiresAt = linkExpiry(link.purpose, this.clock.now());
    this.valid.set(token, { since: null, ...link, id: this.lastToken, expiresAt });
    return Promise.resolve({ token, expiresAt });
  }

  override async replace(link: NewToken): Promise<IssuedToken> {
    await this.revoke(link.userId, link.purpose);
    return this.issue(link);
  }

  override find(purpose: LinkPurpose, token: string): Promise<AccountToken | undefined> {
    const found = this.valid.get(token);
    return Promise.resolve(found?.purpose === purpose && this.isCurrent(found) ? found : undefined);
  }

  override async consume(purpose: LinkPurpose, token: string): Promise<AccountToken | undefined> {
    const found = await this.find(purpose, token);
    return found && this.valid.delete(token) ? found : undefined;
  }

  override revoke(userId: number, ...purposes: LinkPurpose[]): Promise<void> {
    for (const [token, link] of this.valid) {
      if (link.userId === userId && purposes.includes(link.purpose)) this.valid.delete(token);
    }
    return Promise.resolve();
  }

  override revokeFrom({ userId, purpose, id }: AccountToken): Promise<void> {
    for (const [token, link] of this.valid) {
      if (link.userId === userId && link.purpose === purpose && link.id >= id) this.valid.delete(token);
    }
    return Promise.resolve();
  }

  override open(userId: number, purpose: LinkPurpose): Promise<readonly AccountToken[]> {
    const own = [...this.valid.values()].filter((link) => link.userId === userId && link.purpose === purpose);
    return Promise.resolve(own.filter((link) => this.isCurrent(link)));
  }

  override async pending(userId: number, purpose: LinkPurpose): Promise<AccountToken | undefined> {
    return (await this.open(userId, purpose)).at(-1);
  }

  private isCurrent({ expiresAt }: AccountToken): boolean {
    return expiresAt > this.clock.now();
  }
}
