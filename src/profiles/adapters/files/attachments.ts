import { Injectable } from '@nestjs/common';
import { FileStore } from '../../../shared/application/file-store.js';
import { UnitOfWork } from '../../../shared/application/unit-of-work.js';
import { UploadedFiles } from '../../application/ports/uploaded-files.js';
import { UploadDocument } from '../../application/upload-document.js';
import { ATTACHMENT_RULE, type SentFile } from '../../domain/upload-rules.js';
import { isAttachment, type UploadedFile } from '../../domain/uploaded-file.js';

/** Files that come with messages, for the module of messages. */
@Injectable()
export class Attachments {
  constructor(
    private readonly uploadDocument: UploadDocument,
    private readonly files: UploadedFiles,
    private readonly store: FileStore,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws ForeignContent */
  async add(ownerId: number, file: SentFile): Promise<UploadedFile> {
    const added = await this.files.find(await this.uploadDocument.execute({ rule: ATTACHMENT_RULE, ownerId, file }));
    if (!added) throw new Error('The account was deleted during the upload.');
    return added;
  }

  /** How many of these files the owner has uploaded since then. They are locked until the unit of work ends. */
  async lock(ownerId: number, keys: readonly string[], since: Date): Promise<number> {
    const files = await this.files.lock(keys.filter(isAttachment));
    return files.filter((file) => file.ownerId === ownerId && file.uploadedAt >= since).length;
  }

  /** Deletes files with the unit of work; what a crash leaves behind, the next sweep deletes. */
  async delete(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await this.files.forget(keys);
    this.unitOfWork.afterCommit(async () => {
      for (const key of keys) await this.store.delete(key);
    });
  }
}
