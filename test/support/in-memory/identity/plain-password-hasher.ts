import { PasswordHasher } from '../../../../src/identity/application/ports/password-hasher.js';

/** "Hashes" by a prefix and counts how often it was asked. */
export class PlainPasswordHasher extends PasswordHasher {
  verifications = 0;
  /** Happens while a password is verified, which takes its time. */
  meanwhile: () => Promise<void> = () => Promise.resolve();

  override hash(password: string): Promise<string> {
    return Promise.resolve(`hashed:${password}`);
  }

  override async verify(password: string, hash: string | undefined): Promise<boolean> {
    this.verifications += 1;
    await this.meanwhile();
    return hash === `hashed:${password}`;
  }
}
