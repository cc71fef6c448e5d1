import { UseCase } from '../../../shared/application/use-case.js';
import { checked } from '../../../shared/domain/field-checks.js';
import { WEBHOOK_URL } from '../../domain/webhook.js';
import { FeedReader, ImportAddresses } from '../ports/import-address.js';

/**
 * Sets the URL from which an employer's feed is fetched.
 * @throws InvalidFields
 */
@UseCase()
export class SetImportAddress {
  constructor(
    private readonly addresses: ImportAddresses,
    private readonly reader: FeedReader,
  ) {}

  async execute({ userId, url: entered }: { readonly userId: number; readonly url: string }): Promise<void> {
    const url = checked((checks) => {
      const text = checks.required('url', entered, WEBHOOK_URL);
      const problem = text.length >= WEBHOOK_URL.min ? this.reader.problemWith(text) : undefined;
      if (problem !== undefined) checks.add('url', problem);
      return text;
    });
    await this.addresses.set(userId, url);
  }
}
