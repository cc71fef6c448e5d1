/** Makes and checks the hashes that stand in for passwords. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;

  /** Whether the password made the hash; without a hash it takes the same time and says no. */
  abstract verify(password: string, hash: string | undefined): Promise<boolean>;
}
