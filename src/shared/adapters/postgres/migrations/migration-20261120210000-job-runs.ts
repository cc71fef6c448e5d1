import { Migration } from '@mikro-orm/migrations';

/** Runs of scheduled tasks, one per task and due time in the whole installation. */
export class Migration20261120210000 extends Migration {
  override up(): void {
    this.addSql(`
      create table job_run (
        name text not null,
        slot timestamptz not null,
        started_at timestamptz not null,
        finished_at timestamptz,
        error text,
        primary key (name, slot)
      )`);
  }
}
