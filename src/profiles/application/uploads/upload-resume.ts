import { UseCase } from '#shared/application/use-case.js';
import { RESUME_RULE, type SentFile } from '../../domain/upload-rules.js';
import { JobSeekerProfileRepository } from '../ports/profile-repositories.js';
import { UploadDocument } from './upload-document.js';

type UploadResumeCommand = { readonly userId: number; readonly file: SentFile };

/**
 * Sets the resume of a profile. Applications already submitted keep the previous one.
 * @throws ForeignContent, ProfileNotFound
 */
@UseCase()
export class UploadResume {
  constructor(
    private readonly uploadDocument: UploadDocument,
    private readonly profiles: JobSeekerProfileRepository,
  ) {}

  async execute({ userId, file }: UploadResumeCommand): Promise<void> {
    await this.uploadDocument.execute({
      rule: RESUME_RULE,
      ownerId: userId,
      file,
      replace: (key) => this.profiles.change(userId, (profile) => profile.replaceResume(key) ?? undefined),
    });
  }
}
