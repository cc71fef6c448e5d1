/** Avatars for the module that accepts uploads. */
export abstract class Avatars {
  /** Sets a user's avatar in the open transaction and returns the address of the previous one. */
  abstract change(userId: number, address: string): Promise<string | null>;
}
