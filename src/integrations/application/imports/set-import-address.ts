import { UseCase } from '#shared/application/use-case.js';
import { checked } from '#shared/domain/field-checks.js';
import { WEBHOOK_URL } from '../../domain/webhook.js';
import { ChangeAccess } from '../change-access.js';
import { FeedReader, ImportAddresses } from '../ports/import-address.js';
import type { Confirmation } from '../ports/owner-confirmation.js';

type SetImportAddressCommand = Confirmation & { readonly url: string };

/**
 * Sets the URL from which an employer's feed is fetched.
 * @throws InvalidFields, WrongPassword, SignInAgain, TooManyAttempts, RateLimiterFailed
 */
@UseCase()
export class SetImportAddress {
  constructor(
    private readonly addresses: ImportAddresses,
    private readonly reader: FeedReader,
    private readonly changeAccess: ChangeAccess,
  ) {}

  async execute(command: SetImportAddressCommand): Promise<void> {
    const url = checked((checks) => {
      const text = checks.required('url', command.url, WEBHOOK_URL);
      const problem = text.length >= WEBHOOK_URL.min ? this.reader.problemWith(text) : undefined;
      if (problem !== undefined) checks.add('url', problem);
      return text;
    });
    await this.changeAccess.execute('feed-address-changed', command, async () => {
      await this.addresses.set(command.employerId, url);
      return { result: undefined, details: { host: new URL(url).host } };
    });
  }
}
