import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { Isolated } from '../../../shared/adapters/isolation/isolated-process.js';
import type { FeedParser, SentFeed } from '../../application/ports/feed-parser.js';
import type { StagedListing } from '../../application/ports/imports.js';
import { BrokenFeed } from '../../domain/listing-import.js';
import type { FeedLine, FeedTask } from './feed-program.js';

/** Reads each feed in a separate process. */
@Injectable()
export class ProcessFeedParser implements FeedParser {
  private readonly program = new Isolated<FeedTask>('./feed-program', import.meta.url, {
    heapMegabytes: 32,
    residentMegabytes: 90,
    processorTime: 15_000,
    time: 180_000,
  });

  async *parse({ format, bytes }: SentFeed, _employerId: number): AsyncGenerator<readonly StagedListing[], void> {
    const { output, succeeded, stop } = this.program.start({ format }, bytes);
    try {
      for await (const line of linesOf(output)) {
        const read = JSON.parse(line) as FeedLine;
        if ('problem' in read) throw new BrokenFeed(read.problem);
        yield read.listings;
      }
      if (!(await succeeded)) {
        throw new BrokenFeed('The feed takes too much time or memory to read. Send a smaller or simpler one.');
      }
    } finally {
      stop();
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
