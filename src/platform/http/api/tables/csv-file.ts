import { StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { stringify, type Options } from 'csv-stringify/sync';
import { once } from 'node:events';
import { addAbortSignal, Readable } from 'node:stream';
import { localTimes, XLSX_TYPE, type TableColumn } from './table-column.js';

/** Milliseconds after which an unfinished download is aborted, so that a slow reader does not keep its cursor open. */
const DOWNLOAD_TIMEOUT = 600_000;

/** What separates the cells: Excel expects a semicolon where the comma separates decimals. */
export const CSV_SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const;

export type CsvOptions = {
  readonly separator?: keyof typeof CSV_SEPARATORS;
  /** The zone of times for people; without it, times are instants for programs. */
  readonly timeZone?: string | undefined;
};

/** A phone number that a spreadsheet could take for a number or a sum. */
const PHONE = /^\+?[\d\s()./-]+$/;

/** Makes a cell text, and is hardly seen; a spreadsheet shows the apostrophe that marks other texts. */
const NO_BREAK_SPACE = '\u00a0';

/** The file starts with a byte order mark, without which Excel does not read UTF-8. */
function formatOf<Row>(columns: readonly TableColumn<Row>[], { separator = 'comma', timeZone }: CsvOptions): Options {
  const timeOf = timeZone === undefined ? (date: Date) => date.toISOString() : localTimes(timeZone);
  const phones = new Set(columns.flatMap(({ key, isPhone }) => (isPhone ? [key as string] : [])));
  return {
    columns: columns.map(({ key, header }) => ({ key, header })),
    delimiter: CSV_SEPARATORS[separator],
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: {
      date: timeOf,
      string: (text, { column }) => (phones.has(String(column)) && PHONE.test(text) ? NO_BREAK_SPACE + text : text),
    },
  };
}

/** Documents that a route returns a CSV file. */
export function ApiCsv(): MethodDecorator {
  return ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } });
}

/** Documents that a route returns a CSV file, or a workbook if the query asks for one. */
export function ApiTable(): MethodDecorator {
  const workbook = { schema: { type: 'string', format: 'binary' } } as const;
  return ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } }, [XLSX_TYPE]: workbook } });
}

/** Streams rows as a file for spreadsheets. An error before the first rows still gets its usual status. */
export async function csvFile<Row extends object>(
  name: string,
  columns: readonly TableColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
  options: CsvOptions = {},
): Promise<StreamableFile> {
  const file = Readable.from(linesOf(formatOf(columns, options), batches), { objectMode: false });
  // An error destroys the file and, through it, the response, so that the browser reports a failed download.
  addAbortSignal(AbortSignal.timeout(DOWNLOAD_TIMEOUT), file);
  await once(file, 'readable');
  return new StreamableFile(file, { type: 'text/csv; charset=utf-8', disposition: `attachment; filename="${name}"` });
}

async function* linesOf<Row extends object>(
  format: Options,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string, void> {
  let isFirst = true;
  for await (const rows of batches) {
    yield stringify([...rows], { ...format, header: isFirst, bom: isFirst });
    isFirst = false;
  }
  if (isFirst) yield stringify([], { ...format, header: true, bom: true });
}
