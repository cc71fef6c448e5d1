import { UseCase } from '../../shared/application/use-case.js';
import { ProfileNotFound } from '../domain/profile-errors.js';
import { ForeignContent } from '../domain/upload-errors.js';
import { claimedFormat, RESUME_RULE, type SentFile } from '../domain/upload-rules.js';
import { contentTypeOf, newKey } from '../domain/uploaded-file.js';
import { JobSeekerProfileRepository } from './ports/profile-repositories.js';
import { UploadInspector } from './ports/upload-inspector.js';
import { StoreUpload } from './store-upload.js';

export type UploadResumeCommand = { readonly userId: number; readonly file: SentFile };

/**
 * Puts a resume on a profile. Applications that were already sent keep the previous one.
 * @throws ForeignContent, ProfileNotFound
 */
@UseCase()
export class UploadResume {
  constructor(
    private readonly inspector: UploadInspector,
    private readonly storeUpload: StoreUpload,
    private readonly profiles: JobSeekerProfileRepository,
  ) {}

  async execute({ userId, file }: UploadResumeCommand): Promise<void> {
    const format = claimedFormat(RESUME_RULE, file.name);
    if (!(await this.inspector.isGenuine({ file, format, ownerId: userId }))) throw new ForeignContent(RESUME_RULE);
    const key = newKey('resume', format);
    await this.storeUpload.execute({
      file: { key, ownerId: userId, fileName: file.name, contentType: contentTypeOf(format) },
      contents: [{ key, read: () => file.read() }],
      replace: async () => {
        const profile = await this.profiles.ofUserForChange(userId);
        if (!profile) throw new ProfileNotFound();
        return profile.replaceResume(key) ?? undefined;
      },
    });
  }
}
