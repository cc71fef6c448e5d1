/** The pictures of users, for the module that takes uploads. */
export abstract class Avatars {
  /** Gives a user a new picture, in the transaction that is open; answers where the one before it lies. */
  abstract change(userId: number, address: string): Promise<string | null>;
}
