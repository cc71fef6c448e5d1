import { UserRepository } from '#identity/accounts/application/ports/user-repository.js';
import type { EmailAddress } from '#identity/accounts/domain/email-address.js';
import { EmailTaken, UserNotFound, UsernameTaken } from '#identity/accounts/domain/identity-errors.js';
import type { User } from '#identity/accounts/domain/user.js';
import { foldText } from '#shared/domain/text/folded-text.js';

export class InMemoryUserRepository extends UserRepository {
  private readonly users: User[] = [];
  private lastId = 0;

  override nextId(): Promise<number> {
    return Promise.resolve(++this.lastId);
  }

  override add(user: User): Promise<void> {
    const looksLike = (other: User) =>
      other.usernameKey === user.usernameKey || other.usernameSkeleton === user.usernameSkeleton;
    if (this.users.some(looksLike)) return Promise.reject(new UsernameTaken());
    if (this.users.some(({ emailKey }) => emailKey === user.emailKey)) return Promise.reject(new EmailTaken());
    this.users.push(user);
    return Promise.resolve();
  }

  aggregates(): Iterable<User> {
    return this.users;
  }

  override async change<Result>(id: number, change: (user: User) => Result): Promise<Awaited<Result>> {
    const user = await this.byId(id);
    if (!user) throw new UserNotFound();
    const result = await change(user);
    if (this.users.some((other) => other !== user && other.emailKey === user.emailKey)) throw new EmailTaken();
    return result;
  }

  override hasEmail({ key }: EmailAddress, except?: number): Promise<boolean> {
    return Promise.resolve(this.users.some(({ id, emailKey }) => emailKey === key && id !== except));
  }

  override byId(id: number): Promise<User | undefined> {
    return Promise.resolve(this.users.find((user) => user.id === id));
  }

  override byLogin(usernameOrEmail: string): Promise<User | undefined> {
    const key = foldText(usernameOrEmail.trim());
    const byEmail = this.users.find((user) => user.emailKey === key);
    return Promise.resolve(byEmail ?? this.users.find((user) => user.usernameKey === key));
  }

  override async isUnchanged({
    id,
    email,
    passwordHash,
  }: Parameters<UserRepository['isUnchanged']>[0]): Promise<boolean> {
    const user = await this.byId(id);
    return user?.passwordHash === passwordHash && user.email === email;
  }

  override hasOtherAdmin(id: number): Promise<boolean> {
    return Promise.resolve(this.users.some((user) => user.role === 'admin' && user.id !== id));
  }

  override erase(id: number): Promise<void> {
    const index = this.users.findIndex((user) => user.id === id);
    if (index >= 0) this.users.splice(index, 1);
    return Promise.resolve();
  }

  override anyAdmin(): Promise<boolean> {
    return Promise.resolve(this.users.some((user) => user.role === 'admin'));
  }
}
