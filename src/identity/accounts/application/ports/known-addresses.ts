/** The network addresses of recent sign-ins. */
export abstract class KnownAddresses {
  abstract includes(userId: number, address: string): Promise<boolean>;

  /** Records a successful sign-in. Only the most recent addresses of each account are kept. */
  abstract add(userId: number, address: string): Promise<void>;
}
