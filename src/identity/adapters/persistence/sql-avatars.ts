import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { Avatars } from '../../application/avatars.js';

const CHANGE = `
  with former as (select id, avatar from user_account where id = ? for update)
  update user_account u set avatar = ? from former where u.id = former.id
  returning former.avatar as "former"`;

/** Pictures in the rows of their users. */
@Injectable()
export class SqlAvatars extends Avatars {
  constructor(private readonly database: Database) {
    super();
  }

  override async change(userId: number, address: string): Promise<string | null> {
    const [changed] = await this.database.write<{ former: string | null }>(CHANGE, [userId, address]);
    return changed?.former ?? null;
  }
}
