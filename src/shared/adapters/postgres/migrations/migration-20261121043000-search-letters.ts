import { Migration } from '@mikro-orm/migrations';
import { letterMarks } from './letter-marks.js';

const BATCH = 1_000;

type Text = { readonly job_id: number; readonly doc: string };

/** The letters in each listing, for keywords too short for the trigram index. */
export class Migration20261121043000 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table job_search_letters (
        job_id integer primary key references job_search on delete cascade,
        marks bytea not null
      )`);
    let after = 0;
    for (;;) {
      const texts = await this.texts(after);
      const last = texts.at(-1);
      if (!last) return;
      await this.mark(texts);
      after = last.job_id;
    }
  }

  private async texts(after: number): Promise<Text[]> {
    const next = `select job_id, doc from job_search where job_id > ? order by job_id limit ${BATCH}`;
    return (await this.execute(next, [after])) as Text[];
  }

  private async mark(texts: readonly Text[]): Promise<void> {
    const rows = texts.map(({ job_id, doc }) => ({ job_id, marks: Buffer.from(letterMarks(doc)).toString('hex') }));
    await this.execute(
      `insert into job_search_letters (job_id, marks)
       select job_id, decode(marks, 'hex') from jsonb_to_recordset(?::jsonb) as marked (job_id integer, marks text)`,
      [JSON.stringify(rows)],
    );
  }
}
