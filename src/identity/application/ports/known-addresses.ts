/** The addresses from which people signed in to their accounts lately. */
export abstract class KnownAddresses {
  abstract includes(userId: number, address: string): Promise<boolean>;

  /** Records a successful sign-in; of each account only the latest few addresses are kept. */
  abstract remember(userId: number, address: string): Promise<void>;
}
