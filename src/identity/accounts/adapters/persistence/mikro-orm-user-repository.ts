import { Injectable } from '@nestjs/common';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Database, prepared } from '#platform/postgres/database.js';
import { insertUnlessTaken } from '#platform/postgres/insert-unless-taken.js';
import { MikroOrmRepository } from '#platform/postgres/mikro-orm-repository.js';
import { Actors } from '#shared/application/actors.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { foldText } from '#shared/domain/text/folded-text.js';
import type { UserRepository } from '../../application/ports/user-repository.js';
import type { EmailAddress } from '../../domain/email-address.js';
import { EmailTaken, UserNotFound, UsernameTaken } from '../../domain/identity-errors.js';
import { User } from '../../domain/user.js';

const IS_UNCHANGED = prepared(`
  select from user_account
  where id = $1 and email = $2 and password_hash is not distinct from $3 and deleted_at is null and suspended_at is null
  for share`);

const ADMINS = `
  select id from user_account where role = 'admin' and deleted_at is null and suspended_at is null order by id for update`;

/** Whether an account could get this address back by undoing a change. */
const IS_RESERVED = prepared(`
  select from account_token
  where email_key = $1 and purpose = 'email_undo' and used_at is null and expires_at > $2 and user_id <> $3`);

/** The keys cannot collide: usernames cannot contain a tab, nor email addresses a space. */
const ERASE = `
  update user_account
  set username = 'deleted', username_key = 'deleted' || chr(9) || id, username_skeleton = null,
    email = '', email_key = 'deleted ' || id, email_verified_at = null,
    password_hash = null, full_name = 'Deleted user', avatar = null, language = null, time_zone = null, learned_zone = null,
    suspended_at = null, deleted_at = $2
  where id = $1`;

const NOT_DELETED = { deletedAt: null };

@Injectable()
export class MikroOrmUserRepository extends MikroOrmRepository<User> implements UserRepository {
  constructor(
    em: EntityManager,
    database: Database,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly actors: Actors,
  ) {
    super(em, database, User, UserNotFound);
  }

  override async add(user: User): Promise<void> {
    if (await insertUnlessTaken(this.em, this.database, user)) {
      // After the insert, which waits for an account that is giving the address up.
      if (await this.isReserved(user.emailKey, user.id)) throw new EmailTaken();
      return;
    }
    const { usernameKey, usernameSkeleton } = user;
    const looksAlike = { $or: [{ usernameKey }, { usernameSkeleton }] };
    if ((await this.em.getContext().count(User, looksAlike)) > 0) throw new UsernameTaken();
    throw new EmailTaken();
  }

  override async change<Result>(id: number, change: (user: User) => Result): Promise<Awaited<Result>> {
    let before = '';
    let after = '';
    try {
      const result = await this.changeOne({ id, ...NOT_DELETED }, async (user) => {
        before = user.emailKey;
        const changed = await change(user);
        after = user.emailKey;
        const isTaken = (await this.em.getContext().count(User, { emailKey: after, id: { $ne: id } })) > 0;
        if (isTaken) throw new EmailTaken();
        return changed;
      });
      if (after !== before && (await this.isReserved(after, id))) throw new EmailTaken();
      this.readAgain(id);
      return result;
    } catch (error) {
      // Another account took the address after the check above.
      throw error instanceof UniqueConstraintViolationException ? new EmailTaken() : error;
    }
  }

  async hasEmail({ key }: EmailAddress, except?: number): Promise<boolean> {
    const others = except === undefined ? {} : { id: { $ne: except } };
    return (await this.em.getContext().count(User, { emailKey: key, ...others })) > 0 || this.isReserved(key, except);
  }

  async byId(id: number): Promise<User | undefined> {
    return (await this.em.getContext().findOne(User, { id, ...NOT_DELETED })) ?? undefined;
  }

  async byLogin(usernameOrEmail: string): Promise<User | undefined> {
    const key = foldText(usernameOrEmail.trim());
    const found = await this.em
      .getContext()
      .find(User, { ...NOT_DELETED, $or: [{ usernameKey: key }, { emailKey: key }] });
    return found.find((user) => user.emailKey === key) ?? found[0];
  }

  isUnchanged({ id, email, passwordHash }: Pick<User, 'id' | 'email' | 'passwordHash'>): Promise<boolean> {
    return this.database.exists(IS_UNCHANGED, [id, email, passwordHash]);
  }

  async hasOtherAdmin(id: number): Promise<boolean> {
    return (await this.database.query<{ id: number }>(ADMINS)).some((admin) => admin.id !== id);
  }

  async erase(id: number, now: Date): Promise<void> {
    await this.database.query(ERASE, [id, now]);
    this.readAgain(id);
    // After the sessions, which a trigger deletes: renewing a session locks the rows in this order.
    await this.database.query('delete from account_use where user_id = $1', [id]);
  }

  /** This process knows of the change at the next request, before PostgreSQL tells the others. */
  private readAgain(id: number): void {
    this.unitOfWork.afterCommit(() => this.actors.forget(id));
  }

  private isReserved(emailKey: string, except?: number): Promise<boolean> {
    return this.database.exists(IS_RESERVED, [emailKey, this.clock.now(), except ?? 0]);
  }

  async anyAdmin(): Promise<boolean> {
    return (await this.em.getContext().count(User, { role: 'admin', ...NOT_DELETED })) > 0;
  }
}
