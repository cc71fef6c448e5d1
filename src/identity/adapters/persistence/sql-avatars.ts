import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { Avatars } from '../../application/avatars.js';

const CHANGE = `
  with former as (select id, avatar from user_account where id = $1 for update)
  update user_account u set avatar = $2 from former where u.id = former.id
  returning former.avatar as "former"`;

/** Avatars in the table of users. */
@Injectable()
export class SqlAvatars extends Avatars {
  constructor(private readonly database: Database) {
    super();
  }

  override async change(userId: number, address: string): Promise<string | null> {
    const [changed] = await this.database.query<{ former: string | null }>(CHANGE, [userId, address]);
    return changed?.former ?? null;
  }
}
