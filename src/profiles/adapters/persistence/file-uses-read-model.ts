import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { FileUses, type FileUse } from '../../application/ports/file-uses.js';
import { pictureAddress } from '../../domain/uploaded-file.js';

/** Whether anything refers to the file `key`, whose address as a picture is `address`. */
const isUsed = (key: string, address: string) => `(
  exists (select from user_account where avatar = ${address})
  or exists (select from employer_profile where company_logo = ${address})
  or exists (select from job_seeker_profile where resume = ${key})
  or exists (select from application where resume = ${key}))`;

const PAGE = {
  name: 'file-uses-page',
  text: `
    select f.key, ${isUsed('f.key', '$3 || f.key')} as "isUsed", coalesce(f.replaced_at, f.uploaded_at) as "neededUntil"
    from uploaded_file f
    where f.key > $1
    order by f.key
    limit $2`,
};

const KNOWN = {
  name: 'file-uses-known',
  text: `
    select k.key
    from unnest($1::text[]) as k (key)
    where exists (select from uploaded_file f where f.key = k.key) or ${isUsed('k.key', '$2 || k.key')}`,
};

/** Read model: everything that refers to an uploaded file, in whatever module. */
@Injectable()
export class FileUsesReadModel extends FileUses {
  constructor(private readonly database: Database) {
    super();
  }

  override page(after: string, limit: number): Promise<readonly FileUse[]> {
    return this.database.query<FileUse>(PAGE, [after, limit, pictureAddress('')]);
  }

  override async known(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ key: string }>(KNOWN, [keys, pictureAddress('')]);
    return new Set(rows.map(({ key }) => key));
  }
}
