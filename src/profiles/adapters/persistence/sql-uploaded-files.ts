import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { UploadedFiles, type FileUse } from '../../application/ports/uploaded-files.js';
import { pictureAddress, type UploadedFile } from '../../domain/uploaded-file.js';

const ADD = `
  insert into uploaded_file (key, owner_id, file_name, content_type, bytes, uploaded_at) values ($1, $2, $3, $4, $5, $6)`;

const FIND = {
  name: 'uploaded-file',
  text: `
    select key, owner_id as "ownerId", file_name as "fileName", content_type as "contentType", bytes,
      uploaded_at as "uploadedAt"
    from uploaded_file
    where key = $1`,
};

const REPLACED = 'update uploaded_file set replaced_at = $2 where key = $1';
const FORGET = 'delete from uploaded_file where key = any($1::text[])';

/** Whether anything refers to the file `key`, whose address as a picture is `address`. */
const isUsed = (key: string, address: string) => `(
  exists (select from user_account where avatar = ${address})
  or exists (select from employer_profile where company_logo = ${address})
  or exists (select from job_seeker_profile where resume = ${key})
  or exists (select from application where resume = ${key}))`;

const USES = {
  name: 'file-uses',
  text: `
    select f.key, ${isUsed('f.key', '$3 || f.key')} as "isUsed", coalesce(f.replaced_at, f.uploaded_at) as "neededUntil"
    from uploaded_file f
    where f.key > $1
    order by f.key
    limit $2`,
};

const KNOWN = {
  name: 'known-files',
  text: `
    select k.key
    from unnest($1::text[]) as k (key)
    where exists (select from uploaded_file f where f.key = k.key) or ${isUsed('k.key', '$2 || k.key')}`,
};

/** Uploaded files in PostgreSQL, and a read model of everything that refers to them, in whatever module. */
@Injectable()
export class SqlUploadedFiles extends UploadedFiles {
  constructor(private readonly database: Database) {
    super();
  }

  override async add({ key, ownerId, fileName, contentType, bytes, uploadedAt }: UploadedFile): Promise<void> {
    await this.database.query(ADD, [key, ownerId, fileName, contentType, bytes, uploadedAt]);
  }

  override async find(key: string): Promise<UploadedFile | undefined> {
    return (await this.database.query<UploadedFile>(FIND, [key]))[0];
  }

  override async replaced(key: string, at: Date): Promise<void> {
    await this.database.query(REPLACED, [key, at]);
  }

  override async forget(keys: readonly string[]): Promise<void> {
    await this.database.query(FORGET, [keys]);
  }

  override uses(after: string, limit: number): Promise<readonly FileUse[]> {
    return this.database.query<FileUse>(USES, [after, limit, pictureAddress('')]);
  }

  override async known(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ key: string }>(KNOWN, [keys, pictureAddress('')]);
    return new Set(rows.map(({ key }) => key));
  }
}
