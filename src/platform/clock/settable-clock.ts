import { Injectable } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { SteadyClock } from './steady-clock.js';

/** The current time, or the time that the surrounding work has set. */
@Injectable()
export class SettableClock extends SteadyClock {
  private readonly works = new AsyncLocalStorage<{ time?: Date }>();

  override now(): Date {
    return this.works.getStore()?.time ?? super.now();
  }

  /** Runs `work`, which can set the time for everything that it awaits. */
  async settable<T>(work: (set: (time: Date) => void) => Promise<T>): Promise<T> {
    const own: { time?: Date } = {};
    try {
      return await this.works.run(own, () => work((time) => (own.time = time)));
    } finally {
      // Timers and connections that the work started are still in its context.
      delete own.time;
    }
  }
}
