import { KnownAddresses } from '#identity/accounts/application/ports/known-addresses.js';

export class InMemoryKnownAddresses extends KnownAddresses {
  private readonly known = new Set<string>();

  override includes(userId: number, address: string): Promise<boolean> {
    return Promise.resolve(this.known.has(`${userId} ${address}`));
  }

  override add(userId: number, address: string): Promise<void> {
    this.known.add(`${userId} ${address}`);
    return Promise.resolve();
  }
}
