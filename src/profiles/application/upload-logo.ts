import { UseCase } from '../../shared/application/use-case.js';
import { ProfileNotFound } from '../domain/profile-errors.js';
import { LOGO_RULE, type SentFile } from '../domain/upload-rules.js';
import { EmployerProfileRepository } from './ports/employer-profile-repository.js';
import { ReplacePicture } from './replace-picture.js';

export type UploadLogoCommand = { readonly userId: number; readonly file: SentFile };

/**
 * Gives a company a new logo and answers its address.
 * @throws ForeignContent, ProfileNotFound
 */
@UseCase()
export class UploadLogo {
  constructor(
    private readonly replacePicture: ReplacePicture,
    private readonly profiles: EmployerProfileRepository,
  ) {}

  execute({ userId, file }: UploadLogoCommand): Promise<string> {
    return this.replacePicture.with(LOGO_RULE, userId, file, async (address) => {
      const profile = await this.profiles.ofUserForChange(userId);
      if (!profile) throw new ProfileNotFound();
      return profile.replaceLogo(address);
    });
  }
}
