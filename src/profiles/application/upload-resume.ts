import { Clock } from '../../shared/application/clock.js';
import { FileStore } from '../../shared/application/file-store.js';
import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import { ProfileNotFound } from '../domain/profile-errors.js';
import { ForeignContent } from '../domain/upload-errors.js';
import { claimedFormat, RESUME_RULE, type SentFile } from '../domain/upload-rules.js';
import { contentTypeOf, newKey, tidyFileName } from '../domain/uploaded-file.js';
import { DocumentInspector } from './ports/document-inspector.js';
import { JobSeekerProfileRepository } from './ports/job-seeker-profile-repository.js';
import { UploadedFiles } from './ports/uploaded-files.js';

export type UploadResumeCommand = { readonly userId: number; readonly file: SentFile };

/**
 * Puts a resume on a profile. Applications that were sent keep the one before it.
 * @throws ForeignContent, ProfileNotFound
 */
@UseCase()
export class UploadResume {
  constructor(
    private readonly inspector: DocumentInspector,
    private readonly store: FileStore,
    private readonly files: UploadedFiles,
    private readonly profiles: JobSeekerProfileRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, file }: UploadResumeCommand): Promise<void> {
    const format = claimedFormat(RESUME_RULE, file.name);
    if (!(await this.inspector.isGenuine(file.content, format))) throw new ForeignContent(RESUME_RULE);
    const key = newKey('resume', format);
    const contentType = contentTypeOf(format);
    // The file first, then the rows: no row ever names a file that is not there.
    await this.store.put(key, file.content, contentType);
    const uploadedAt = this.clock.now();
    const uploaded = { key, contentType, uploadedAt, fileName: tidyFileName(file.name), bytes: file.content.length };
    await this.unitOfWork.run(async () => {
      const profile = await this.profiles.ofUserForChange(userId);
      if (!profile) throw new ProfileNotFound();
      const former = profile.replaceResume(key);
      await this.files.add({ ...uploaded, ownerId: userId });
      if (former) await this.files.replaced(former, uploadedAt);
    });
  }
}
