import { UseCase } from '#shared/application/use-case.js';
import { checked } from '#shared/domain/field-checks.js';
import { BrokenFeed } from '../../domain/listing-import.js';
import { WEBHOOK_URL } from '../../domain/webhook.js';
import { FeedReader } from '../ports/import-address.js';
import { ReceiveImport } from './receive-import.js';

/**
 * Fetches a feed once and keeps it until the employer confirms it.
 * @throws InvalidFields if the feed cannot be fetched, ImportRunning
 */
@UseCase()
export class PreviewAddress {
  constructor(
    private readonly reader: FeedReader,
    private readonly receive: ReceiveImport,
  ) {}

  /** Returns the id of the import. */
  async execute({ userId, url: entered }: { readonly userId: number; readonly url: string }): Promise<number> {
    const url = checked((checks) => {
      const text = checks.required('url', entered, WEBHOOK_URL);
      const problem = text.length >= WEBHOOK_URL.min ? this.reader.problemWith(text) : undefined;
      if (problem !== undefined) checks.add('url', problem);
      return text;
    });
    const found = await this.reader.read(url, { etag: null, lastModified: null }).catch((error: unknown) => {
      if (!(error instanceof BrokenFeed)) throw error;
      return checked((checks) => void checks.add('url', error.message));
    });
    if (!found) return checked((checks) => checks.add('url', 'The address did not respond.') as never);
    return this.receive.execute({ userId, source: 'address', feed: found.feed, isPreview: true });
  }
}
