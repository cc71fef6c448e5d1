/** The pictures of users, which their accounts keep. */
export abstract class UserPictures {
  /** Gives a user a new picture, in the transaction that is open; answers where the one before it lies. */
  abstract change(userId: number, address: string): Promise<string | null>;
}
