import { Migration } from '@mikro-orm/migrations';

/** Progress of the running backup: at most one row, which is lost when the database crashes. */
export class Migration20261121010000 extends Migration {
  override up(): void {
    this.addSql(`
      create unlogged table backup_progress (
        id boolean primary key default true constraint backup_progress_once check (id),
        kind text not null,
        started_at timestamptz not null,
        tables jsonb not null
      )`);
  }
}
