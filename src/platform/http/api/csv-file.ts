import { StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { stringify, type Options } from 'csv-stringify/sync';
import { once } from 'node:events';
import { addAbortSignal, Readable } from 'node:stream';

/** Milliseconds after which an unfinished download is aborted, so that a slow reader does not keep its cursor open. */
const DOWNLOAD_TIMEOUT = 600_000;

/** A column of a file, by the field of a row that it shows. */
export type CsvColumn<Row> = { readonly key: keyof Row & string; readonly header: string };

/** The file starts with a byte order mark, without which Excel does not read UTF-8. */
const FORMAT: Options = {
  record_delimiter: 'windows',
  quote_record_delimiter: true,
  escape_formulas: true,
  cast: { date: (date) => date.toISOString() },
};

/** Documents that a route returns a CSV file. */
export function ApiCsv(): MethodDecorator {
  return ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } });
}

/** Streams rows as a file for spreadsheets. An error before the first rows still gets its usual status. */
export async function csvFile<Row extends object>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): Promise<StreamableFile> {
  const file = Readable.from(linesOf(columns, batches), { objectMode: false });
  // An error destroys the file and, through it, the response, so that the browser reports a failed download.
  addAbortSignal(AbortSignal.timeout(DOWNLOAD_TIMEOUT), file);
  await once(file, 'readable');
  return new StreamableFile(file, { type: 'text/csv; charset=utf-8', disposition: `attachment; filename="${name}"` });
}

async function* linesOf<Row extends object>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string, void> {
  const format = { ...FORMAT, columns: [...columns] };
  let isFirst = true;
  for await (const rows of batches) {
    yield stringify([...rows], { ...format, header: isFirst, bom: isFirst });
    isFirst = false;
  }
  if (isFirst) yield stringify([], { ...format, header: true, bom: true });
}
