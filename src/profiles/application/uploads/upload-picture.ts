import { UseCase } from '#shared/application/use-case.js';
import { ForeignContent } from '../../domain/upload-errors.js';
import { checkEnding, type PictureRule, type SentFile } from '../../domain/upload-rules.js';
import { copyKey, keyAtAddress, newKey, PICTURE_TYPE, pictureAddress } from '../../domain/uploaded-file.js';
import { UploadInspector } from '../ports/upload-inspector.js';
import { StoreUpload } from './store-upload.js';

type UploadPictureCommand = {
  readonly rule: PictureRule;
  readonly ownerId: number;
  readonly file: SentFile;
  /** Replaces the old address with the new one; returns the old one. */
  replace(address: string): Promise<string | null>;
};

/**
 * Stores a picture in the sizes of its kind and returns its address.
 * @throws ForeignContent
 */
@UseCase()
export class UploadPicture {
  constructor(
    private readonly inspector: UploadInspector,
    private readonly storeUpload: StoreUpload,
  ) {}

  async execute({ rule, ownerId, file, replace }: UploadPictureCommand): Promise<string> {
    checkEnding(rule, file.name);
    const found = await this.inspector.inspect({ file, rule, ownerId });
    if ('refusal' in found) throw new ForeignContent(rule, found.refusal);
    const key = newKey(rule.kind, 'webp');
    const address = pictureAddress(key);
    await this.storeUpload.execute({
      file: { key, ownerId, fileName: file.name, contentType: PICTURE_TYPE },
      contents: found.copies.map(({ size, content }) => ({ key: copyKey(key, size), read: async () => content })),
      replace: async () => keyAtAddress(await replace(address)),
    });
    return address;
  }
}
