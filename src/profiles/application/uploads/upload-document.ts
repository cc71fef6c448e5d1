import { UseCase } from '../../../shared/application/use-case.js';
import { ForeignContent } from '../../domain/upload-errors.js';
import { claimedFormat, type DocumentRule, type SentFile } from '../../domain/upload-rules.js';
import { contentTypeOf, newKey } from '../../domain/uploaded-file.js';
import { UploadInspector } from '../ports/upload-inspector.js';
import { StoreUpload } from './store-upload.js';

type UploadDocumentCommand = {
  readonly rule: DocumentRule;
  readonly ownerId: number;
  readonly file: SentFile;
  /** Links the new file in the transaction that adds it; returns the key of the file it replaces. */
  replace?(key: string): Promise<string | undefined>;
};

/**
 * Stores a document unchanged and returns its key.
 * @throws ForeignContent
 */
@UseCase()
export class UploadDocument {
  constructor(
    private readonly inspector: UploadInspector,
    private readonly storeUpload: StoreUpload,
  ) {}

  async execute({ rule, ownerId, file, replace }: UploadDocumentCommand): Promise<string> {
    const format = claimedFormat(rule, file.name);
    if (!(await this.inspector.isGenuine({ file, format, ownerId }))) throw new ForeignContent(rule);
    const key = newKey(rule.kind, format);
    await this.storeUpload.execute({
      file: { key, ownerId, fileName: file.name, contentType: contentTypeOf(format) },
      contents: [{ key, read: () => file.read() }],
      replace: async () => replace?.(key),
    });
    return key;
  }
}
