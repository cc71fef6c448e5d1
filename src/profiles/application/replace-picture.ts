import { Clock } from '../../shared/application/clock.js';
import { FileStore } from '../../shared/application/file-store.js';
import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import { ForeignContent } from '../domain/upload-errors.js';
import { claimedFormat, type PictureRule, type SentFile } from '../domain/upload-rules.js';
import { copyKey, keyAtAddress, newKey, PICTURE_TYPE, pictureAddress, tidyFileName } from '../domain/uploaded-file.js';
import { PictureMaker, type Picture } from './ports/picture-maker.js';
import { UploadedFiles } from './ports/uploaded-files.js';

/** What uploads of pictures have in common: files first, then rows, so that no row ever names a file that is not there. */
@UseCase()
export class ReplacePicture {
  constructor(
    private readonly maker: PictureMaker,
    private readonly store: FileStore,
    private readonly files: UploadedFiles,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps a picture and hands its address to `use`, which answers where the one before it lies.
   * @throws ForeignContent
   */
  async with(
    rule: PictureRule,
    ownerId: number,
    file: SentFile,
    use: (address: string) => Promise<string | null>,
  ): Promise<string> {
    const pictures = await this.maker.make(file.content, claimedFormat(rule, file.name), rule.kind);
    if (!pictures) throw new ForeignContent(rule);
    const key = newKey(rule.kind, 'webp');
    await this.keep(key, pictures);
    const address = pictureAddress(key);
    const uploadedAt = this.clock.now();
    const bytes = pictures.reduce((sum, { content }) => sum + content.length, 0);
    const fileName = tidyFileName(file.name);
    await this.unitOfWork.run(async () => {
      const former = keyAtAddress(await use(address));
      await this.files.add({ key, ownerId, fileName, contentType: PICTURE_TYPE, bytes, uploadedAt });
      if (former) await this.files.replaced(former, uploadedAt);
    });
    return address;
  }

  private async keep(key: string, pictures: readonly Picture[]): Promise<void> {
    await Promise.all(pictures.map(({ size, content }) => this.store.put(copyKey(key, size), content, PICTURE_TYPE)));
  }
}
