export abstract class AccountDirectory {
  /** Sets a user's avatar in the current transaction and returns the address of the previous one. */
  abstract changeAvatar(userId: number, address: string): Promise<string | null>;
}
