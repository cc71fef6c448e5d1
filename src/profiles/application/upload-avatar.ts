import { UseCase } from '../../shared/application/use-case.js';
import { AVATAR_RULE, type SentFile } from '../domain/upload-rules.js';
import { UserPictures } from './ports/user-pictures.js';
import { ReplacePicture } from './replace-picture.js';

export type UploadAvatarCommand = { readonly userId: number; readonly file: SentFile };

/**
 * Gives a job seeker a new picture and answers its address.
 * @throws ForeignContent
 */
@UseCase()
export class UploadAvatar {
  constructor(
    private readonly replacePicture: ReplacePicture,
    private readonly users: UserPictures,
  ) {}

  execute({ userId, file }: UploadAvatarCommand): Promise<string> {
    return this.replacePicture.with(AVATAR_RULE, userId, file, (address) => this.users.change(userId, address));
  }
}
