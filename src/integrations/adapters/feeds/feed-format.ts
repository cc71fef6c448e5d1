import type { FeedFormat } from '../../domain/listing-import.js';

const GZIP = /\.gz(ip)?$/i;

/** Types by which browsers and servers also send spreadsheets, and files that they do not know. */
const VAGUE =
  /^(application\/(gzip|x-gzip|octet-stream|vnd\.ms-excel|csv|x-csv)|text\/(x-csv|comma-separated-values|tab-separated-values))$/;

/** The feed format of a content type or file extension; undefined for others. */
export function formatOf(contentType: string | undefined, path = ''): FeedFormat | undefined {
  const type = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const name = path.replace(GZIP, '');
  if (/^(application|text)\/([\w.-]+\+)?xml$/.test(type) || /\.(xml|rss)$/i.test(name)) return 'xml';
  if (type === 'text/csv' || /\.(csv|tsv)$/i.test(name)) return 'csv';
  if (/^application\/([\w.-]+\+)?json$/.test(type) || /\.json(ld)?$/i.test(name)) return 'json';
  if (type === 'text/html' || /\.html?$/i.test(name)) return 'html';
  // What the text begins with tells XML and JSON from CSV.
  return VAGUE.test(type) ? 'csv' : undefined;
}
