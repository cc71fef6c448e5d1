import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { failureDetails } from './logging/failure-details.js';
import { setTimeout as sleep } from 'node:timers/promises';

const MINUTE = 60_000;

/** Background work that runs at startup. It is retried until it succeeds or the application stops. */
export abstract class StartWork implements OnApplicationShutdown {
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  /** Delays before the next attempts in milliseconds; the last one repeats. */
  protected readonly pauses: readonly number[] = [MINUTE / 6, MINUTE, 10 * MINUTE];
  /** What is not done yet, for the log. */
  protected abstract readonly undone: string;

  /** Does the remaining work, and returns early once `isStopping`. */
  protected abstract work(): Promise<void>;

  protected get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  /** Leaves the processor to others for some milliseconds, unless the application stops. */
  protected async rest(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
  }

  start(): void {
    this.running = this.untilDone();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async untilDone(): Promise<void> {
    const { signal } = this.stopping;
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      try {
        return await this.work();
      } catch (error) {
        if (signal.aborted) return;
        new Logger(this.constructor.name).warn(failureDetails(error), `${this.undone}; another attempt follows`);
      }
      await this.rest(this.pauses[attempt] ?? this.pauses.at(-1) ?? MINUTE);
    }
  }
}
