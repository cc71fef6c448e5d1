import { Injectable } from '@nestjs/common';
import { Avatars } from '../../../identity/index.js';
import { UserPictures } from '../../application/ports/user-pictures.js';

/** Pictures as the identity module keeps them. */
@Injectable()
export class AccountPictures extends UserPictures {
  constructor(private readonly avatars: Avatars) {
    super();
  }

  override change(userId: number, address: string): Promise<string | null> {
    return this.avatars.change(userId, address);
  }
}
