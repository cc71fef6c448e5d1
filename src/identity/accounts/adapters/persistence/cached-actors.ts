import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database, prepared } from '#platform/postgres/database.js';
import { Notifications } from '#platform/postgres/notifications.js';
import { Actors } from '#shared/application/actors.js';
import type { Actor } from '#shared/domain/actor.js';

const FIND = prepared(
  'select id as "userId", role from user_account where id = $1 and deleted_at is null and suspended_at is null',
);

/** Caches accounts for 5 seconds. PostgreSQL notifies every process when an account changes. */
@Injectable()
export class CachedActors implements Actors {
  private readonly actors = new LRUCache<number, Promise<Actor | undefined>>({ max: 10_000, ttl: 5_000 });

  constructor(
    private readonly database: Database,
    notifications: Notifications,
  ) {
    notifications.add({
      channel: 'account_changed',
      received: (userId) => this.actors.delete(Number(userId)),
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

  private load(userId: number): Promise<Actor | undefined> {
    return this.database.first<Actor>(FIND, [userId]);
  }

  private drop(userId: number, loading: Promise<Actor | undefined>): void {
    if (this.actors.peek(userId) === loading) this.actors.delete(userId);
  }
}
