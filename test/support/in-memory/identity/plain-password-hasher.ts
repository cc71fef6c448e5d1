import { PasswordHasher } from '../../../../src/identity/application/ports/password-hasher.js';

/** "Hashes" by a prefix and counts how often it was asked. */
export class PlainPasswordHasher extends PasswordHasher {
  verifications = 0;

  override hash(password: string): Promise<string> {
    return Promise.resolve(`hashed:${password}`);
  }

  override verify(password: string, hash: string | undefined): Promise<boolean> {
    this.verifications += 1;
    return Promise.resolve(hash === `hashed:${password}`);
  }
}
