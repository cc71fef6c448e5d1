export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;

  /** Without a hash, takes the same time and returns false. */
  abstract verify(password: string, hash: string | null | undefined): Promise<boolean>;
}
