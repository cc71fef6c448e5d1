/** The pictures of users, which their accounts keep. */
export abstract class UserPictures {
  /** Gives a user a new picture, in the current transaction, and returns the address of the one before it. */
  abstract changeAvatar(userId: number, address: string): Promise<string | null>;
}
