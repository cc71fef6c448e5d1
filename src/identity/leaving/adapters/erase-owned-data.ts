import { Injectable } from '@nestjs/common';
import { OwnedData } from '#platform/owned-data.js';
import { Database } from '#platform/postgres/database.js';
import { On } from '#shared/application/event-bus.js';
import { AccountDeleted } from '../../accounts/domain/user-events.js';

/** Deletes what all modules store about a deleted account. */
@Injectable()
export class EraseOwnedData {
  constructor(
    private readonly owned: OwnedData,
    private readonly database: Database,
  ) {}

  @On(AccountDeleted)
  async erase({ userId, email, parties }: AccountDeleted): Promise<void> {
    for (const statement of this.owned.erased) await this.database.query(statement, [userId]);
    for (const party of parties) {
      for (const statement of this.owned.erasedOfParty) await this.database.query(statement, [party]);
    }
    for (const statement of this.owned.erasedOfAddress) await this.database.query(statement, [email]);
  }
}
