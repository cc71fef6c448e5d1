import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { soughtMarks } from '../../../shared/domain/letter-marks.js';
import { hasTrigrams } from './search-criteria.js';
import { SearchMemory } from './search-memory.js';

/** With more listings than this the keywords are frequent, and going through the texts soon finds enough of them. */
const FEW = 30_000;
/** So many marks narrow down as far as more would. */
const MOST_MARKS = 8;

/** What letters the texts of listings hold: for keywords that no trigram index knows a fraction of the texts to go through. */
@Injectable()
export class SearchLetters {
  constructor(
    private readonly database: Database,
    private readonly memory: SearchMemory,
  ) {}

  /** Ids among which all listings with the keywords are; undefined where that does not narrow them down. */
  async candidates(keywords: string): Promise<readonly number[] | undefined> {
    if (hasTrigrams(keywords)) return undefined;
    return this.memory.recall(`letters ${keywords}`, async () => {
      const marks = soughtMarks(keywords, MOST_MARKS).map((mark) => `get_bit(marks, ${mark}) = 1`);
      const text = `select job_id as id from job_search_letters where ${marks.join(' and ')} limit ${FEW + 1}`;
      const rows = await this.database.longQuery<{ id: number }>({ text });
      return rows.length > FEW ? undefined : rows.map(({ id }) => id);
    });
  }
}
