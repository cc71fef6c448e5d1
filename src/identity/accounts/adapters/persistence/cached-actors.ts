import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database, prepared } from '#platform/postgres/database.js';
import { Notifications } from '#platform/postgres/notifications.js';
import { Actors } from '#shared/application/actors.js';
import type { Actor, Member } from '#shared/domain/actor.js';

const FIND = prepared(`
  select u.id as "userId", u.role, m.company_id as "employerId", m.role as "companyRole",
    m.workplace_ids as "workplaceIds"
  from user_account u left join company_member m on m.user_id = u.id
  where u.id = $1 and u.deleted_at is null and u.suspended_at is null`);

type Found = Pick<Actor, 'userId' | 'role'> & { readonly workplaceIds: readonly number[] | null } & (
    | Pick<Member, 'employerId' | 'companyRole'>
    | { readonly employerId: null; readonly companyRole: null }
  );

/** Caches accounts for 5 seconds. PostgreSQL notifies every process when an account or its membership changes. */
@Injectable()
export class CachedActors implements Actors {
  private readonly actors = new LRUCache<number, Promise<Actor | undefined>>({ max: 10_000, ttl: 5_000 });

  constructor(
    private readonly database: Database,
    notifications: Notifications,
  ) {
    notifications.add({
      channel: 'account_changed',
      received: (userId) => this.forget(Number(userId)),
      listening: () => this.actors.clear(),
    });
  }

  async find(userId: number): Promise<Actor | undefined> {
    const cached = this.actors.get(userId);
    if (cached) return cached;
    const loading = this.load(userId);
    this.actors.set(userId, loading);
    const actor = await loading.catch((error: unknown) => {
      this.drop(userId, loading);
      throw error;
    });
    if (!actor) this.drop(userId, loading);
    return actor;
  }

  forget(userId: number): void {
    this.actors.delete(userId);
  }

  private async load(id: number): Promise<Actor | undefined> {
    const found = await this.database.first<Found>(FIND, [id]);
    if (!found) return undefined;
    const { userId, role, employerId, companyRole, workplaceIds } = found;
    if (employerId === null) return { userId, role };
    return { userId, role, employerId, companyRole, ...(workplaceIds && { workplaceIds }) };
  }

  private drop(userId: number, loading: Promise<Actor | undefined>): void {
    if (this.actors.peek(userId) === loading) this.actors.delete(userId);
  }
}
