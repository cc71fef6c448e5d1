import { Migration } from '@mikro-orm/migrations';
import { letterMarks } from './letter-marks.js';

const BATCH = 1_000;

/** Characters whose folding depended on their neighbors, or gave two letters, and is now letter by letter. */
const IS_OLD = (column: string): string => `(${column} like '%ς%' or ${column} like '%i\u0307%')`;
const ANEW = (column: string): string => `replace(replace(${column}, 'ς', 'σ'), 'i\u0307', 'i')`;

type Text = { readonly job_id: number; readonly doc: string };

/** Searched texts, folded letter by letter. */
export class Migration20261122050000 extends Migration {
  override async up(): Promise<void> {
    await this.foldLocations();
    let after = 0;
    for (;;) {
      const texts = await this.foldTexts(after);
      const last = texts.at(-1);
      if (!last) return;
      await this.mark(texts);
      after = last.job_id;
    }
  }

  /** Two names may now be equal. */
  private async foldLocations(): Promise<void> {
    await this.execute(`
      insert into job_location (folded)
      select ${ANEW('folded')} from job_location where ${IS_OLD('folded')} on conflict do nothing`);
    await this.execute(`
      update job_search set location_id = anew.id
      from job_location old join job_location anew on anew.folded = ${ANEW('old.folded')}
      where ${IS_OLD('old.folded')} and job_search.location_id = old.id`);
    await this.execute(`delete from job_location where ${IS_OLD('folded')}`);
  }

  private async foldTexts(after: number): Promise<Text[]> {
    const texts = await this.execute(
      `with next as (
         select job_id from job_search where job_id > ? and ${IS_OLD('doc')} order by job_id limit ${BATCH}
       )
       update job_search set headline = ${ANEW('headline')}, doc = ${ANEW('doc')}
       from next where job_search.job_id = next.job_id
       returning job_search.job_id, doc`,
      [after],
    );
    return (texts as Text[]).sort((one, other) => one.job_id - other.job_id);
  }

  private async mark(texts: readonly Text[]): Promise<void> {
    const rows = texts.map(({ job_id, doc }) => ({ job_id, marks: Buffer.from(letterMarks(doc)).toString('hex') }));
    await this.execute(
      `update job_search_letters set marks = decode(marked.marks, 'hex')
       from jsonb_to_recordset(?::jsonb) as marked (job_id integer, marks text)
       where job_search_letters.job_id = marked.job_id`,
      [JSON.stringify(rows)],
    );
  }
}
