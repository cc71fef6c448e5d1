import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import { join } from 'node:path';
import { addAbortSignal, Readable } from 'node:stream';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { UnnamedFile } from '#platform/files/unnamed-file.js';
import { Isolated } from '#platform/isolation/isolated-process.js';
import { FairQueue } from '#shared/application/limits/fair-queue.js';
import { DomainError } from '#shared/domain/domain-error.js';
import { localTimes, XLSX_TYPE, type TableColumn } from './table-column.js';
import type { XlsxCell, XlsxTask } from './xlsx-program.js';

/** Folder in `DATA_DIR` where workbooks are written. */
const FOLDER = 'workbooks';
/** Workbooks that this process writes at once and that wait for it, and milliseconds until one is rejected. */
const WRITING = { atOnce: 1, waiting: 50, waitingPerCaller: 3 };
const MAX_WAIT = 60_000;
const MAX_BYTES = 128 * 1024 ** 2;
/** Milliseconds after which an unfinished download is aborted. */
const DOWNLOAD_TIMEOUT = 600_000;

/** The rows are too many for a workbook. */
export class TableTooLarge extends DomainError {
  constructor() {
    super('invalid', 'table_too_large', 'There are too many rows for an Excel file. Export fewer, or as CSV.');
  }
}

type Workbook<Row> = {
  readonly name: string;
  readonly sheet: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly timeZone: string | undefined;
};

/**
 * Writes workbooks for Excel, each in a process of its own and onto disk first, so that what people wrote and slow
 * readers take neither the server's time nor its memory.
 */
@Injectable()
export class XlsxFiles {
  private readonly queue = new FairQueue(WRITING);
  private readonly folder: string;
  private readonly program = new Isolated<XlsxTask>('./xlsx-program', import.meta.url, {
    heapMegabytes: 64,
    residentMegabytes: 200,
    processorTime: 60_000,
    time: 180_000,
  });

  constructor(@Inject(SETTINGS) { dataDirectory }: Settings) {
    this.folder = join(dataDirectory, FOLDER);
  }

  /** @throws TooBusy, TableTooLarge */
  async write<Row extends object>(
    { name, ...book }: Workbook<Row>,
    batches: AsyncIterable<readonly Row[]>,
    caller: number,
  ): Promise<StreamableFile> {
    const file = await UnnamedFile.in(this.folder);
    try {
      await this.queue.run(() => this.fill(file, book, batches), { caller, timeout: MAX_WAIT });
    } catch (error) {
      await file.close();
      throw error;
    }
    const content = Readable.from(file.pieces(), { objectMode: false });
    content.once('close', () => void file.close());
    addAbortSignal(AbortSignal.timeout(DOWNLOAD_TIMEOUT), content);
    return new StreamableFile(content, {
      type: XLSX_TYPE,
      disposition: `attachment; filename="${name}"`,
      length: file.size,
    });
  }

  private async fill<Row extends object>(
    file: UnnamedFile,
    { sheet, columns, timeZone }: Omit<Workbook<Row>, 'name'>,
    batches: AsyncIterable<readonly Row[]>,
  ): Promise<void> {
    const task = { sheet, columns: columns.map(({ header, isTime }) => ({ header, isTime })) };
    const { output, succeeded, stop } = this.program.start(task, linesOf(columns, batches, timeZone));
    try {
      for await (const chunk of output as AsyncIterable<Uint8Array>) {
        if (file.size + chunk.byteLength > MAX_BYTES) throw new TableTooLarge();
        await file.append(chunk);
      }
      if (!(await succeeded)) throw new TableTooLarge();
    } finally {
      await stop();
    }
  }
}

async function* linesOf<Row extends object>(
  columns: readonly TableColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
  timeZone: string | undefined,
): AsyncGenerator<Uint8Array, void> {
  const timeOf = localTimes(timeZone);
  for await (const rows of batches) {
    const lines = rows.map((row) => JSON.stringify(columns.map(({ key }) => cellOf(row[key], timeOf))));
    yield Buffer.from(lines.map((line) => `${line}\n`).join(''));
  }
}

function cellOf(value: unknown, timeOf: (instant: Date) => string): XlsxCell {
  // Excel knows no time zones: the local time is stored as if it were in UTC.
  if (value instanceof Date) return { time: Date.parse(`${timeOf(value).replace(' ', 'T')}Z`) };
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
