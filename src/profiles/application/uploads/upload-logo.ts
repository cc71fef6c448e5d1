import { UseCase } from '#shared/application/use-case.js';
import { LOGO_RULE, type SentFile } from '../../domain/upload-rules.js';
import { EmployerProfileRepository } from '../ports/profile-repositories.js';
import { UploadPicture } from './upload-picture.js';

type UploadLogoCommand = { readonly userId: number; readonly file: SentFile };

/**
 * Sets a company's logo and returns its address.
 * @throws ForeignContent, ProfileNotFound
 */
@UseCase()
export class UploadLogo {
  constructor(
    private readonly uploadPicture: UploadPicture,
    private readonly profiles: EmployerProfileRepository,
  ) {}

  execute({ userId, file }: UploadLogoCommand): Promise<string> {
    const replace = (address: string) => this.profiles.change(userId, (profile) => profile.replaceLogo(address));
    return this.uploadPicture.execute({ rule: LOGO_RULE, ownerId: userId, file, replace });
  }
}
