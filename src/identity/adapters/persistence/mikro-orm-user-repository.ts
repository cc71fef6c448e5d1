import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { violatedUnique } from '../../../shared/adapters/postgres/database-errors.js';
import { foldText } from '../../../shared/domain/folded-text.js';
import { UserRepository } from '../../application/ports/user-repository.js';
import { EmailTaken, UsernameTaken } from '../../domain/identity-errors.js';
import { User } from '../../domain/user.js';

/** Users in PostgreSQL. */
@Injectable()
export class MikroOrmUserRepository extends UserRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {
    super();
  }

  override nextId(): Promise<number> {
    return this.database.nextId('user_account');
  }

  override async add(user: User): Promise<void> {
    try {
      await this.em.getContext().persist(user).flush();
    } catch (error) {
      const constraint = violatedUnique(error);
      if (constraint === 'user_account_username_unique') throw new UsernameTaken();
      if (constraint === 'user_account_email_unique') throw new EmailTaken();
      throw error;
    }
  }

  override async byId(id: number): Promise<User | undefined> {
    return (await this.em.getContext().findOne(User, { id })) ?? undefined;
  }

  override async byLogin(usernameOrEmail: string): Promise<User | undefined> {
    const key = foldText(usernameOrEmail.trim());
    const found = await this.em.getContext().find(User, { $or: [{ usernameKey: key }, { emailKey: key }] });
    return found.find((user) => user.emailKey === key) ?? found[0];
  }

  override async anyAdmin(): Promise<boolean> {
    return (await this.em.getContext().count(User, { role: 'admin' })) > 0;
  }
}
