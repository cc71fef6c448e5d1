import { PasswordHasher } from '#identity/password/application/password-hasher.js';

/** Hashes each password only once, because hashing is deliberately slow and all demo accounts share one. */
export class OneHash implements PasswordHasher {
  private readonly hashes = new Map<string, Promise<string>>();

  constructor(private readonly hasher: PasswordHasher) {}

  hash(password: string): Promise<string> {
    const known = this.hashes.get(password) ?? this.hasher.hash(password);
    this.hashes.set(password, known);
    return known;
  }

  verify(password: string, hash: string | undefined): Promise<boolean> {
    return this.hasher.verify(password, hash);
  }
}
