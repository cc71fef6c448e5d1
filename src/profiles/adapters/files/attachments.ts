import { Injectable } from '@nestjs/common';
import { FileStore } from '#shared/application/file-store.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UploadedFiles } from '../../application/ports/uploaded-files.js';
import { UploadDocument } from '../../application/uploads/upload-document.js';
import { ATTACHMENT_RULE, type SentFile } from '../../domain/upload-rules.js';
import { isAttachment, type UploadedFile } from '../../domain/uploaded-file.js';

/** Message attachments, for the messaging module. */
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

  /** Locks the attachments until the unit of work ends; returns how many of them the owner uploaded after `since`. */
  async lock(ownerId: number, keys: readonly string[], since: Date): Promise<number> {
    const files = await this.files.lock(keys.filter(isAttachment));
    return files.filter((file) => file.ownerId === ownerId && file.uploadedAt >= since).length;
  }

  /** Deletes the rows now and the files after the commit; the next sweep deletes any files left by a crash. */
  async delete(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await this.files.forget(keys);
    this.unitOfWork.afterCommit(async () => {
      for (const key of keys) await this.store.delete(key);
    });
  }
}
