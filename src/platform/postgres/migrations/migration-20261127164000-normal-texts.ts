import { Migration } from '@mikro-orm/migrations';
import { foldLine } from '#shared/domain/text/folded-text.js';
import { normalText, withoutControls } from '#shared/domain/text/normal-text.js';

const BATCH = 500;

type Layout = 'line' | 'paragraphs' | 'json';
type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** The columns with people's texts: single lines, texts with line breaks, and JSON with texts. */
const TEXTS: Readonly<Record<string, Readonly<Record<Layout, string>>>> = {
  job: {
    line: 'title company location department salary category experience',
    paragraphs: 'description requirements responsibilities benefits',
    json: 'skills facts questions',
  },
  user_account: { line: 'full_name', paragraphs: '', json: '' },
  job_seeker_profile: {
    line: 'headline location phone',
    paragraphs: 'bio',
    json: 'certifications languages desired_roles skills education work_experience',
  },
  employer_profile: {
    line: 'company_name industry company_size location founded',
    paragraphs: 'about verification_note withdrawal_reason',
    json: 'published',
  },
  job_draft: { line: '', paragraphs: '', json: 'form' },
  application: { line: '', paragraphs: 'cover_letter notes', json: 'answers' },
  application_event: { line: '', paragraphs: '', json: 'message' },
  conversation: { line: 'title', paragraphs: '', json: '' },
  message: { line: '', paragraphs: 'content', json: '' },
  message_template: { line: 'subject', paragraphs: 'body', json: '' },
  interview: { line: 'place', paragraphs: 'note', json: '' },
  admin_note: { line: '', paragraphs: 'text', json: '' },
  suspension: { line: '', paragraphs: 'reason', json: '' },
  listing_decision: { line: 'title', paragraphs: 'text', json: '' },
  listing_report: { line: 'title company', paragraphs: 'text outcome', json: '' },
  approved_job_text: { line: '', paragraphs: '', json: 'details' },
  saved_search: { line: 'name', paragraphs: '', json: '' },
  passkey: { line: 'name', paragraphs: '', json: '' },
  api_key: { line: 'name', paragraphs: '', json: '' },
};

/** Tables whose key is not `id`. */
const KEYS: Readonly<Record<string, string>> = { approved_job_text: 'job_id' };

/** Excludes most rows without reading them: plain ASCII without runs of blanks and unusual line breaks is normal. */
const UNUSUAL: Readonly<Record<Layout, string>> = {
  line: '[^ -~]|  ',
  paragraphs: '[^ -~\\n]|  | \\n|\\n{4}',
  json: '[^ -~]|  |\\\\',
};

/** The form in which texts are stored since then, also in older rows and in the search index. */
export class Migration20261127164000 extends Migration {
  /** Each batch is a transaction of its own, so that nobody waits for rows until the last one is done. */
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    for (const [table, columns] of Object.entries(TEXTS)) await this.normalize(table, columns);
    await this.foldListings();
    await this.foldLocations();
  }

  private async normalize(table: string, columns: Readonly<Record<Layout, string>>): Promise<void> {
    const layouts = (Object.keys(columns) as Layout[]).flatMap((layout) =>
      columns[layout].split(' ').flatMap((column) => (column ? [[column, layout] as const] : [])),
    );
    const names = layouts.map(([column]) => column).join(', ');
    const isUnusual = layouts.map(([column, layout]) => `${column}::text collate "C" ~ '${UNUSUAL[layout]}'`);
    const key = KEYS[table] ?? 'id';
    const set = layouts.map(([column]) => `${column} = anew.${column}`).join(', ');
    const select = `select ${key} as id, ${names} from ${table} where ${key} > ? and (${isUnusual.join(' or ')}) order by ${key}`;
    const update = `update ${table} set ${set} from jsonb_populate_recordset(null::${table}, ?::jsonb) anew where ${table}.${key} = anew.${key}`;
    await this.inBatches(select, async (rows) => {
      const changed = rows.flatMap((row) => {
        const anew = layouts.map(([column, layout]) => [column, normalValue(row[column], layout)] as const);
        const isChanged = anew.some(([column, value]) => JSON.stringify(value) !== JSON.stringify(row[column]));
        return isChanged ? [{ ...Object.fromEntries(anew), [key]: row.id }] : [];
      });
      if (changed.length === 0) return;
      await this.execute(update, [JSON.stringify(changed)]);
      if (table === 'job') await this.refile(changed.map((row) => Number(row[key])));
    });
  }

  /** The kinds of changed listings in the search; their words are indexed again after the start. */
  private async refile(ids: readonly number[]): Promise<void> {
    const given = [JSON.stringify(ids)];
    const isGiven = 'in (select value::integer from jsonb_array_elements_text(?::jsonb))';
    await this.execute(
      `insert into job_kind (job_type, category, experience, is_premium)
       select distinct s.job_type, job.category, job.experience, s.is_premium
       from job_search s join job on job.id = s.job_id where s.job_id ${isGiven} on conflict do nothing`,
      given,
    );
    await this.execute(
      `update job_search s set category = job.category, experience = job.experience, kind_id = job_kind.id
       from job, job_kind
       where s.job_id ${isGiven} and job.id = s.job_id and job_kind.job_type = s.job_type
         and job_kind.category = job.category and job_kind.experience is not distinct from job.experience
         and job_kind.is_premium = s.is_premium and s.kind_id <> job_kind.id`,
      given,
    );
    await this.execute(`update job_search_terms set made_with = '' where job_id ${isGiven}`, given);
  }

  private foldListings(): Promise<void> {
    const select = `select job_id as id, headline, doc from job_search where job_id > ? order by job_id`;
    return this.inBatches(select, async (rows) => {
      const changed = rows.flatMap(({ id, headline, doc }) => {
        const anew = { job_id: id, headline: foldParts(headline), doc: foldParts(doc) };
        return anew.doc === doc && anew.headline === headline ? [] : [anew];
      });
      if (changed.length === 0) return;
      await this.execute(
        `update job_search set headline = anew.headline, doc = anew.doc
         from jsonb_to_recordset(?::jsonb) as anew (job_id integer, headline text, doc text)
         where job_search.job_id = anew.job_id`,
        [JSON.stringify(changed)],
      );
    });
  }

  /** Folding may make two locations equal. */
  private foldLocations(): Promise<void> {
    const select = `select id, folded from job_location where id > ? order by id`;
    return this.inBatches(select, async (rows) => {
      for (const { id, folded } of rows) {
        const anew = foldLine(String(folded));
        if (anew !== folded) await this.moveLocation(id, anew);
      }
    });
  }

  private async moveLocation(id: number, folded: string): Promise<void> {
    const [twin] = (await this.execute(
      `select other.id from job_location old join job_location other
         on (other.folded, other.place_ids) = (?, old.place_ids) where old.id = ?`,
      [folded, id],
    )) as Row[];
    if (!twin) return void (await this.execute('update job_location set folded = ? where id = ?', [folded, id]));
    await this.execute('update job_search set location_id = ? where location_id = ?', [twin.id, id]);
    await this.execute('delete from job_location where id = ?', [id]);
  }

  private async inBatches(select: string, handle: (rows: readonly Row[]) => Promise<void>): Promise<void> {
    for (let after: number | undefined = 0; after !== undefined;) {
      const begin: number = after;
      after = await this.driver.getConnection().transactional(async (transaction) => {
        this.setTransactionContext(transaction);
        const rows = (await this.execute(`${select} limit ${BATCH} for update`, [begin])) as Row[];
        await handle(rows);
        return rows.at(-1)?.id;
      });
    }
  }
}

function normalValue(value: unknown, layout: Layout): unknown {
  if (typeof value === 'string') return normalText(withoutControls(value), layout === 'line' ? 'line' : 'paragraphs');
  if (Array.isArray(value)) return value.map((entry) => normalValue(entry, layout));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, normalValue(inner, layout)]));
}

/** Texts of the search are separated by U+0001. */
function foldParts(text: unknown): string {
  return String(text).split('\u0001').map(foldLine).join('\u0001');
}
