import { UseCase } from '../../../shared/application/use-case.js';
import { ImportAddresses } from '../ports/import-address.js';

/** Stops fetching an employer's feed. */
@UseCase()
export class RemoveImportAddress {
  constructor(private readonly addresses: ImportAddresses) {}

  async execute({ userId }: { readonly userId: number }): Promise<void> {
    await this.addresses.remove(userId);
  }
}
