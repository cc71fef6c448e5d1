import { Inject, Injectable } from '@nestjs/common';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { ByteBudget } from '#platform/files/byte-budget.js';
import { UnnamedFile } from '#platform/files/unnamed-file.js';
import { Isolated } from '#platform/isolation/isolated-process.js';
import { FairQueue } from '#shared/application/limits/fair-queue.js';
import { TooBusy } from '#shared/application/limits/too-busy.js';
import type { FeedParser, SentFeed, TakeListings } from '../../application/ports/feed-parser.js';
import { BrokenFeed, FEED_LIMITS, tooManyBytes } from '../../domain/listing-import.js';
import type { FeedLine, FeedTask } from './feed-program.js';

/** Folder in `DATA_DIR` where feeds are received. */
const FOLDER = 'feeds';
/** Feeds that this process receives at once, and their total size on disk. */
const RECEIVING = { atOnce: 100, bytesAtOnce: 1024 ** 3, perUser: 1 };
/** Feeds that wait to be read, and milliseconds until one is rejected. */
const MAX_WAITING = 100;
const MAX_WAIT = 60_000;

/**
 * Receives feeds on disk, and reads each in a separate process, one at a time. A slow sender holds no process, and what
 * a feed contains takes neither the server's time nor its memory.
 */
@Injectable()
export class ProcessFeedParser implements FeedParser {
  private readonly budget = new ByteBudget(RECEIVING, () => new TooBusy());
  private readonly queue = new FairQueue({ atOnce: 1, waiting: MAX_WAITING });
  private readonly folder: string;
  private readonly program = new Isolated<FeedTask>('./feed-program', import.meta.url, {
    heapMegabytes: 24,
    residentMegabytes: 160,
    processorTime: 15_000,
    time: 120_000,
  });

  constructor(@Inject(SETTINGS) { dataDirectory }: Settings) {
    this.folder = join(dataDirectory, FOLDER);
  }

  async parse({ format, bytes }: SentFeed, employerId: number, take: TakeListings): Promise<void> {
    const share = await this.budget.enter(employerId);
    const file = await UnnamedFile.in(this.folder).catch((error: unknown) => {
      share.release();
      throw error;
    });
    try {
      for await (const chunk of bytes) {
        if (file.size + chunk.byteLength > FEED_LIMITS.bytes) throw tooManyBytes();
        await share.take(chunk.byteLength);
        await file.append(chunk);
      }
      // Small feeds go before large ones of others.
      const turn = { caller: employerId, weight: file.size, timeout: MAX_WAIT };
      await this.queue.run(() => this.read(format, file, take), turn);
    } finally {
      await file.close();
      share.release();
    }
  }

  private async read(format: FeedTask['format'], file: UnnamedFile, take: TakeListings): Promise<void> {
    const { output, succeeded, stop } = this.program.start({ format }, file.pieces());
    try {
      for await (const line of linesOf(output)) {
        const read = JSON.parse(line) as FeedLine;
        if ('problem' in read) throw new BrokenFeed(read.problem);
        await take(read.listings);
      }
      if (!(await succeeded)) {
        throw new BrokenFeed('The feed takes too much time or memory to read. Send a smaller or simpler one.');
      }
    } finally {
      // The next one starts when this one takes no more memory.
      await stop();
    }
  }
}

/** Reads no further than asked; Node's `readline` would keep a thousand lines. */
async function* linesOf(output: Readable): AsyncGenerator<string, void> {
  let rest = '';
  for await (const chunk of output.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
