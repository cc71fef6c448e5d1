type FoundAccount = { readonly fullName: string; readonly email: string; readonly language: string | null };

export abstract class AccountDirectory {
  abstract find(userId: number): Promise<FoundAccount | undefined>;

  /** Sets a user's avatar in the current transaction and returns the address of the previous one. */
  abstract changeAvatar(userId: number, address: string): Promise<string | null>;
}
