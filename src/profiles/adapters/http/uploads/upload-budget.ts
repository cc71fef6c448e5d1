import { Inject, Injectable } from '@nestjs/common';
import { once, EventEmitter } from 'node:events';
import { SETTINGS } from '../../../../shared/adapters/config/config.module.js';
import type { Settings } from '../../../../shared/adapters/config/settings.js';
import { UploadsFull } from '../../../domain/upload-errors.js';

/** Milliseconds to wait for capacity before an upload is rejected. */
const MAX_WAIT = 5_000;
/** Concurrent uploads of one user. */
const MAX_PER_USER = 20;

/** One upload's share of the budget. */
export type UploadShare = {
  /** Reserves capacity for received bytes. @throws UploadsFull */
  take(bytes: number): Promise<void>;
  release(): void;
};

/** Limits the number and total size of this process's concurrent uploads. */
@Injectable()
export class UploadBudget {
  private readonly limits: Settings['uploads'];
  private readonly ofUser = new Map<number, number>();
  private readonly releases = new EventEmitter().setMaxListeners(0);
  private uploads = 0;
  private bytes = 0;

  constructor(@Inject(SETTINGS) { uploads }: Settings) {
    this.limits = uploads;
  }

  /** @throws UploadsFull */
  async enter(userId: number): Promise<UploadShare> {
    await this.until(() => this.admit(userId));
    let held = 0;
    let released = false;
    return {
      take: async (bytes) => {
        await this.until(() => released || this.reserve(bytes));
        if (!released) held += bytes;
      },
      release: () => {
        if (released) return;
        released = true;
        this.free(userId, held);
      },
    };
  }

  private admit(userId: number): boolean {
    const own = this.ofUser.get(userId) ?? 0;
    if (this.uploads >= this.limits.atOnce || own >= MAX_PER_USER) return false;
    this.uploads += 1;
    this.ofUser.set(userId, own + 1);
    return true;
  }

  private reserve(bytes: number): boolean {
    if (this.bytes + bytes > this.limits.bytesAtOnce) return false;
    this.bytes += bytes;
    return true;
  }

  private free(userId: number, bytes: number): void {
    const left = (this.ofUser.get(userId) ?? 1) - 1;
    if (left > 0) this.ofUser.set(userId, left);
    else this.ofUser.delete(userId);
    this.uploads -= 1;
    this.bytes -= bytes;
    this.releases.emit('release');
  }

  /** Retries whenever an upload ends. @throws UploadsFull */
  private async until(succeeds: () => boolean): Promise<void> {
    if (succeeds()) return;
    const signal = AbortSignal.timeout(MAX_WAIT);
    do {
      await once(this.releases, 'release', { signal }).catch(() => Promise.reject(new UploadsFull()));
    } while (!succeeds());
  }
}
