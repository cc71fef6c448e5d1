import { UserRepository } from '../../../../src/identity/application/ports/user-repository.js';
import { EmailTaken, UsernameTaken } from '../../../../src/identity/domain/identity-errors.js';
import type { User } from '../../../../src/identity/domain/user.js';
import { foldText } from '../../../../src/shared/domain/folded-text.js';

/** Users in an array. */
export class InMemoryUserRepository extends UserRepository {
  private readonly users: User[] = [];

  override add(user: User): Promise<void> {
    if (this.users.some(({ usernameKey }) => usernameKey === user.usernameKey))
      return Promise.reject(new UsernameTaken());
    if (this.users.some(({ emailKey }) => emailKey === user.emailKey)) return Promise.reject(new EmailTaken());
    this.users.push(Object.assign(user, { id: this.users.length + 1 }));
    return Promise.resolve();
  }

  override byId(id: number): Promise<User | undefined> {
    return Promise.resolve(this.users.find((user) => user.id === id));
  }

  override byLogin(usernameOrEmail: string): Promise<User | undefined> {
    const key = foldText(usernameOrEmail.trim());
    const byEmail = this.users.find((user) => user.emailKey === key);
    return Promise.resolve(byEmail ?? this.users.find((user) => user.usernameKey === key));
  }

  override anyAdmin(): Promise<boolean> {
    return Promise.resolve(this.users.some((user) => user.role === 'admin'));
  }
}
