import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { UploadedFiles } from '../../application/ports/uploaded-files.js';
import type { UploadedFile } from '../../domain/uploaded-file.js';

const ADD = `
  insert into uploaded_file (key, owner_id, file_name, content_type, bytes, uploaded_at) values (?, ?, ?, ?, ?, ?)`;

const FIND = {
  name: 'uploaded-file',
  text: `
    select key, owner_id as "ownerId", file_name as "fileName", content_type as "contentType", bytes,
      uploaded_at as "uploadedAt"
    from uploaded_file
    where key = $1`,
};

const REPLACED = 'update uploaded_file set replaced_at = ? where key = ?';
const FORGET = 'delete from uploaded_file where key = ?';

/** Uploaded files in PostgreSQL. */
@Injectable()
export class SqlUploadedFiles extends UploadedFiles {
  constructor(private readonly database: Database) {
    super();
  }

  override async add({ key, ownerId, fileName, contentType, bytes, uploadedAt }: UploadedFile): Promise<void> {
    await this.database.write(ADD, [key, ownerId, fileName, contentType, bytes, uploadedAt]);
  }

  override async find(key: string): Promise<UploadedFile | undefined> {
    return (await this.database.read<UploadedFile>(FIND, [key]))[0];
  }

  override async replaced(key: string, at: Date): Promise<void> {
    await this.database.write(REPLACED, [at, key]);
  }

  override async forget(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.database.write(FORGET, [key]);
  }
}
