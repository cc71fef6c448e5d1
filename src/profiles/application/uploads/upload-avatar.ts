import { UseCase } from '#shared/application/use-case.js';
import { AVATAR_RULE, type SentFile } from '../../domain/upload-rules.js';
import { AccountDirectory } from '../ports/account-directory.js';
import { UploadPicture } from './upload-picture.js';

type UploadAvatarCommand = { readonly userId: number; readonly file: SentFile };

/**
 * Sets a job seeker's avatar and returns its address.
 * @throws ForeignContent
 */
@UseCase()
export class UploadAvatar {
  constructor(
    private readonly uploadPicture: UploadPicture,
    private readonly accounts: AccountDirectory,
  ) {}

  execute({ userId, file }: UploadAvatarCommand): Promise<string> {
    const replace = (address: string) => this.accounts.changeAvatar(userId, address);
    return this.uploadPicture.execute({ rule: AVATAR_RULE, ownerId: userId, file, replace });
  }
}
