import { PasswordHasher } from '#identity/password/application/password-hasher.js';

/** "Hashes" with a prefix and counts calls. */
export class PlainPasswordHasher extends PasswordHasher {
  verifications = 0;
  /** Called during a verification. */
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
