import { Injectable } from '@nestjs/common';
import { OwnedData } from '#platform/owned-data.js';
import { Database } from '#platform/postgres/database.js';
import { FileStore } from '#shared/application/file-store.js';
import { COMPANY_NAME } from '../../companies/adapters/team-read-model.js';
import type { ApplicantData, OfApplicant } from '../application/applicants/applicant-data.js';
import type { ApplicantDataBody } from '../application/applicants/applicant-data.view.js';
import { zipArchive, type ArchivedFile } from './zip-archive.js';

const FULL_NAME = 'select full_name as "fullName" from user_account where id = $1';
/** Whoever refers to the account meanwhile, such as a new application, does not wait. */
const LOCK = 'select from user_account where id = $1 for no key update';
const NAME = `select ${COMPANY_NAME} as name from user_account c where c.id = $1`;
const FILE_NAMES = 'select key, file_name as "fileName" from uploaded_file where key = any($1::text[]) order by key';

/** Read model: what a company holds about an applicant, as the modules declare it. */
@Injectable()
export class ApplicantDataReadModel implements ApplicantData {
  constructor(
    private readonly owned: OwnedData,
    private readonly database: Database,
    private readonly store: FileStore,
  ) {}

  async held(applicant: OfApplicant): Promise<ApplicantDataBody | undefined> {
    const counts = new Map<string, number>();
    for (const [name, sql] of this.owned.exportedOfApplicant) {
      const counted = `select count(*)::int as n from (${sql}) held`;
      counts.set(name, (await this.database.one<{ n: number }>(counted, valuesOf(applicant))).n);
    }
    if ([...counts.values()].every((count) => count === 0)) return undefined;
    const count = (name: string) => counts.get(name) ?? 0;
    return {
      ...(await this.database.one<{ fullName: string }>(FULL_NAME, [applicant.jobSeekerId])),
      applications: count('applications'),
      messages: count('messages'),
      interviews: count('interviews'),
      isInTalentPool: count('talent-pool') > 0,
    };
  }

  archive(applicant: OfApplicant): AsyncIterable<Uint8Array> {
    return zipArchive(this.files(applicant));
  }

  async lock({ jobSeekerId }: OfApplicant): Promise<void> {
    await this.database.query(LOCK, [jobSeekerId]);
  }

  async erase(applicant: OfApplicant): Promise<string> {
    for (const statement of this.owned.erasedOfApplicant) await this.database.query(statement, valuesOf(applicant));
    return (await this.database.one<{ name: string }>(NAME, [applicant.companyId])).name;
  }

  private async *files(applicant: OfApplicant): AsyncIterable<ArchivedFile> {
    for (const [name, sql] of this.owned.exportedOfApplicant) {
      const rows = await this.database.query(sql, valuesOf(applicant));
      yield { name: `${name}.json`, content: Buffer.from(`${JSON.stringify(rows, null, 2)}\n`) };
    }
    const keys = new Set<string>();
    for (const sql of this.owned.filesOfApplicant) {
      for (const { key } of await this.database.query<{ key: string }>(sql, valuesOf(applicant))) keys.add(key);
    }
    type Named = { readonly key: string; readonly fileName: string };
    for (const { key, fileName } of await this.database.query<Named>(FILE_NAMES, [[...keys]])) {
      const content = await this.store.get(key);
      if (content) yield { name: `files/${key.replace(/\.\w+$/, '')}-${fileName}`, content };
    }
  }
}

function valuesOf({ companyId, jobSeekerId }: OfApplicant): readonly number[] {
  return [companyId, jobSeekerId];
}
