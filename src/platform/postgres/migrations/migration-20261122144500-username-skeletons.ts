import { Migration } from '@mikro-orm/migrations';
import { skeletonOf } from '#shared/domain/text/skeleton.js';

const BATCH = 1_000;

type Account = { readonly id: number; readonly username: string };

/** Skeletons of usernames. Among existing lookalikes the oldest account gets the skeleton; all can still sign in. */
export class Migration20261122144500 extends Migration {
  override async up(): Promise<void> {
    await this.execute('alter table user_account add username_skeleton text');
    await this.execute('create unique index user_account_skeleton_unique on user_account (username_skeleton)');
    let after = 0;
    for (;;) {
      const accounts = (await this.execute(
        `select id, username from user_account where id > ? order by id limit ${BATCH}`,
        [after],
      )) as Account[];
      const last = accounts.at(-1);
      if (!last) return;
      await this.fill(accounts);
      after = last.id;
    }
  }

  private async fill(accounts: readonly Account[]): Promise<void> {
    const rows = accounts.map(({ id, username }) => ({ id, skeleton: skeletonOf(username) }));
    await this.execute(
      `update user_account set username_skeleton = oldest.skeleton
       from (
         select distinct on (skeleton) id, skeleton
         from jsonb_to_recordset(?::jsonb) as given (id integer, skeleton text)
         order by skeleton, id
       ) oldest
       where user_account.id = oldest.id
         and not exists (select from user_account older where older.username_skeleton = oldest.skeleton)`,
      [JSON.stringify(rows)],
    );
  }
}
