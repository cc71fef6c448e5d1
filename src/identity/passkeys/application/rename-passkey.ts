import { UseCase } from '#shared/application/use-case.js';
import { PasskeyNotFound } from '../../accounts/domain/identity-errors.js';
import { Passkeys } from './passkeys.js';
import { checkedName } from './register-passkey.js';

type RenamePasskeyCommand = { readonly userId: number; readonly passkeyId: number; readonly name: string };

/** @throws InvalidFields, PasskeyNotFound */
@UseCase()
export class RenamePasskey {
  constructor(private readonly passkeys: Passkeys) {}

  async execute({ userId, passkeyId, name }: RenamePasskeyCommand): Promise<void> {
    if (!(await this.passkeys.rename(userId, passkeyId, checkedName(name)))) throw new PasskeyNotFound();
  }
}
