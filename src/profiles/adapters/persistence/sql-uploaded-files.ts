import { Injectable } from '@nestjs/common';
import { OwnedData } from '#platform/owned-data.js';
import { Database, prepared } from '#platform/postgres/database.js';
import { UploadedFiles, type FileUse } from '../../application/ports/uploaded-files.js';
import { pictureAddress, type UploadedFile } from '../../domain/uploaded-file.js';
import { fileUses, knownFiles } from './file-uses.js';

const ADD = `
  insert into uploaded_file (key, owner_id, file_name, content_type, bytes, uploaded_at) values ($1, $2, $3, $4, $5, $6)`;

const SELECT = `
  select key, owner_id as "ownerId", file_name as "fileName", content_type as "contentType", bytes,
    uploaded_at as "uploadedAt"
  from uploaded_file`;

const FIND = prepared(`${SELECT} where key = $1`);
const LOCK = `${SELECT} where key = any($1::text[]) order by key for update`;

const REPLACED = 'update uploaded_file set replaced_at = $2 where key = $1';
const FORGET = 'delete from uploaded_file where key = any($1::text[])';

@Injectable()
export class SqlUploadedFiles implements UploadedFiles {
  constructor(
    private readonly database: Database,
    private readonly owned: OwnedData,
  ) {}

  async add({ key, ownerId, fileName, contentType, bytes, uploadedAt }: UploadedFile): Promise<void> {
    await this.database.query(ADD, [key, ownerId, fileName, contentType, bytes, uploadedAt]);
  }

  find(key: string): Promise<UploadedFile | undefined> {
    return this.database.first<UploadedFile>(FIND, [key]);
  }

  lock(keys: readonly string[]): Promise<readonly UploadedFile[]> {
    return this.database.query<UploadedFile>(LOCK, [keys]);
  }

  async replaced(key: string, at: Date): Promise<void> {
    await this.database.query(REPLACED, [key, at]);
  }

  async forget(keys: readonly string[]): Promise<void> {
    await this.database.query(FORGET, [keys]);
  }

  uses(after: string, limit: number): Promise<readonly FileUse[]> {
    return this.database.query<FileUse>(fileUses(this.owned.files), [after, limit, pictureAddress('')]);
  }

  async known(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ key: string }>(knownFiles(this.owned.files), [keys, pictureAddress('')]);
    return new Set(rows.map(({ key }) => key));
  }
}
