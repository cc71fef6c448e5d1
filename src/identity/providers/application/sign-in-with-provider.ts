import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { EmailAddress } from '../../accounts/domain/email-address.js';
import type { User } from '../../accounts/domain/user.js';
import { LinkedIdentities, type ProviderIdentity } from './linked-identities.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';
import { LinkIdentity } from './link-identity.js';

type SignInWithProviderCommand = { readonly identity: ProviderIdentity };

/** The account, or the required next step: register, or link the account with the same email address. */
type ProviderSignIn = { readonly user: User } | { readonly next: 'register' | 'link' };

/**
 * Finds the account that an identity is linked to. A new identity is linked to the account with the same email address
 * if both sides have verified the address. Admins can link an identity only with their password.
 * @throws IdentityTaken if it was concurrently linked to another account
 */
@UseCase()
export class SignInWithProvider {
  constructor(
    private readonly users: UserRepository,
    private readonly identities: LinkedIdentities,
    private readonly linkIdentity: LinkIdentity,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ identity }: SignInWithProviderCommand): Promise<ProviderSignIn> {
    return this.unitOfWork.run(() => this.find(identity));
  }

  private async find(identity: ProviderIdentity): Promise<ProviderSignIn> {
    const owner = await this.identities.ownerOf(identity);
    const user = owner === undefined ? undefined : await this.users.byId(owner);
    if (user) {
      await this.identities.use(identity, this.clock.now());
      return { user };
    }
    const existing = await this.withEmailOf(identity);
    if (!existing) return { next: 'register' };
    if (!identity.isEmailVerified || !existing.isEmailVerified || existing.role === 'admin') return { next: 'link' };
    return { user: await this.linkIdentity.execute({ userId: existing.id, identity }) };
  }

  /** Locks the account, so that it keeps the address until the identity is linked. */
  private async withEmailOf({ email }: ProviderIdentity): Promise<User | undefined> {
    const found = email === null ? undefined : await this.users.byLogin(email);
    if (!found) return undefined;
    const user = await this.users.change(found.id, (locked) => locked);
    return user.emailKey === EmailAddress.known(email ?? '').key ? user : undefined;
  }
}
