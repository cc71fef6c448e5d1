import { Injectable } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';
import { containsPattern } from '#platform/postgres/like.js';
import { allOf, lexeme } from '../../domain/understanding/wants.js';
import { tokensOf } from '../../domain/vocabulary/words.js';

/** The words first, through their index; the text only of the few that have them all. */
const COPIED = prepared(`
  select job.company from (
    select job_id, doc from job_search where $3::tsquery is null or terms @@ $3::tsquery offset 0
  ) s
  join job on job.id = s.job_id
  where s.doc like $1 and job.employer_id <> $2
  order by job.id limit 1`);

/** Finds texts of listings that others have copied. */
@Injectable()
export class CopiedTexts {
  constructor(private readonly database: Database) {}

  /** The company of another employer's listing that contains a folded sentence, whose end may be missing. */
  async companyWith(sentence: string, employerId: number): Promise<string | undefined> {
    const whole = tokensOf(sentence).slice(0, -1);
    const values = [containsPattern(sentence), employerId, allOf(...whole.map((word) => lexeme(word)))];
    return (await this.database.first<{ company: string }>(COPIED, values))?.company;
  }
}
