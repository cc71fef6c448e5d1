import type { FeedFormat } from '../../domain/listing-import.js';

/** The feed format of a content type or file extension; undefined for others. */
export function formatOf(contentType: string | undefined, path = ''): FeedFormat | undefined {
  const type = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (/^(application|text)\/([\w.-]+\+)?xml$/.test(type) || /\.xml$/i.test(path)) return 'xml';
  if (type === 'text/csv' || /\.csv$/i.test(path)) return 'csv';
  if (/^application\/([\w.-]+\+)?json$/.test(type) || /\.json$/i.test(path)) return 'json';
  return undefined;
}
