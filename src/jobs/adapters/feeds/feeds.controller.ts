import { Controller, Get, Inject, NotFoundException, Param, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { addAbortSignal, Readable } from 'node:stream';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { Anyone } from '#platform/http/security/access.js';
import { callerAddress } from '#platform/http/security/caller-address.js';
import { Clock } from '#shared/application/clock.js';
import { FairQueue } from '#shared/application/limits/fair-queue.js';
import { FEEDS, type FeedFormat } from './feed-formats.js';
import { OpenListings } from '../../application/ports/open-listings.js';

/** Fewer than the available row streams, so that other downloads are not blocked. */
const MAX_DOWNLOADS = 4;
const MAX_QUEUED = 20;
/** In milliseconds: waiting in the queue, a client that stops reading, and the whole download. */
const QUEUE_TIMEOUT = 30_000;
const STALL_TIMEOUT = 60_000;
const DOWNLOAD_TIMEOUT = 600_000;

const CACHING = 'public, max-age=0, must-revalidate';

/** Feeds of all open listings for job aggregators. */
@ApiExcludeController()
@Controller('feeds')
@Anyone()
export class FeedsController {
  private readonly queue = new FairQueue({ atOnce: MAX_DOWNLOADS, waiting: MAX_QUEUED, waitingPerCaller: 2 });

  constructor(
    private readonly listings: OpenListings,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get(':format.xml')
  async feed(
    @Param('format') name: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    const format = FEEDS.get(name);
    if (!format) throw new NotFoundException();
    const now = this.clock.now();
    const version = await this.listings.fingerprint(now);
    response.setHeader('ETag', `W/"${hash('sha256', `${name}:${version}`, 'base64url')}"`);
    response.setHeader('Cache-Control', CACHING);
    if (request.fresh) return void response.status(304);
    response.type('application/xml; charset=utf-8');
    if (request.method === 'HEAD') return undefined;
    return new StreamableFile(await this.download(format, now, request), { type: 'application/xml; charset=utf-8' });
  }

  /** Occupies a slot of the queue until the download ends. */
  private async download(format: FeedFormat, now: Date, request: Request): Promise<Readable> {
    const file = await new Promise<Readable>((resolve, reject) => {
      const options = { caller: callerAddress(request), timeout: QUEUE_TIMEOUT };
      this.queue
        .run(async () => {
          const stream = this.begin(format, now);
          resolve(stream);
          await once(stream, 'close').catch(() => undefined);
        }, options)
        .catch(reject);
    });
    // An error before the first listings still returns its usual status.
    await once(file, 'readable');
    return file;
  }

  private begin(format: FeedFormat, now: Date): Readable {
    const stall = new AbortController();
    const timer = setTimeout(() => stall.abort(), STALL_TIMEOUT).unref();
    const file = Readable.from(
      this.text(format, now, () => timer.refresh()),
      { objectMode: false },
    );
    file.once('close', () => clearTimeout(timer));
    // An error destroys the file and thereby the response, so the client sees an incomplete download.
    addAbortSignal(AbortSignal.any([stall.signal, AbortSignal.timeout(DOWNLOAD_TIMEOUT)]), file);
    return file;
  }

  private async *text(format: FeedFormat, now: Date, onRead: () => void): AsyncGenerator<string, void> {
    const { publicUrl, site } = this.settings;
    const publisher = { origin: publicUrl, contactEmail: site.contactEmail };
    let text = format.head(publicUrl, now);
    for await (const jobs of this.listings.stream(now)) {
      text += jobs.map((job) => format.item(job, publisher)).join('');
      yield text;
      onRead();
      text = '';
    }
    yield text + format.foot;
  }
}
