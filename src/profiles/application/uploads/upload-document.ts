import { UseCase } from '#shared/application/use-case.js';
import { ForeignContent } from '../../domain/upload-errors.js';
import { checkEnding, withEnding, type DocumentRule, type SentFile } from '../../domain/upload-rules.js';
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
 * Stores a document unchanged, or the copy of a picture, and returns its key.
 * @throws ForeignContent
 */
@UseCase()
export class UploadDocument {
  constructor(
    private readonly inspector: UploadInspector,
    private readonly storeUpload: StoreUpload,
  ) {}

  async execute({ rule, ownerId, file, replace }: UploadDocumentCommand): Promise<string> {
    checkEnding(rule, file.name);
    const found = await this.inspector.inspect({ file, rule, ownerId });
    if ('refusal' in found) throw new ForeignContent(rule, found.refusal);
    const { format } = found;
    // A drawing is not among the formats of documents.
    if (format === 'svg') throw new ForeignContent(rule);
    const key = newKey(rule.kind, format);
    const [picture] = found.copies;
    await this.storeUpload.execute({
      file: { key, ownerId, fileName: withEnding(file.name, format), contentType: contentTypeOf(format) },
      contents: [{ key, read: async () => picture?.content ?? file.read() }],
      replace: async () => replace?.(key),
    });
    return key;
  }
}
