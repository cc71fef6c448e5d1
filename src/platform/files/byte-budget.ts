import { once, EventEmitter } from 'node:events';

/** Milliseconds to wait for capacity before a file is rejected. */
const MAX_WAIT = 5_000;

type Limits = {
  readonly atOnce: number;
  readonly bytesAtOnce: number;
  readonly perUser: number;
};

/** One file's share of the budget. */
export type ByteShare = {
  /** Reserves capacity for received bytes. */
  take(bytes: number): Promise<void>;
  release(): void;
};

/** Limits the number and total size of the files that this process is receiving. */
export class ByteBudget {
  private readonly ofUser = new Map<number, number>();
  private readonly releases = new EventEmitter().setMaxListeners(0);
  private files = 0;
  private bytes = 0;

  /** `full` makes the error that `enter` and `take` throw if there is no capacity in time. */
  constructor(
    private readonly limits: Limits,
    private readonly full: () => Error,
  ) {}

  async enter(userId: number): Promise<ByteShare> {
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
    if (this.files >= this.limits.atOnce || own >= this.limits.perUser) return false;
    this.files += 1;
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
    this.files -= 1;
    this.bytes -= bytes;
    this.releases.emit('release');
  }

  /** Retries whenever a file is done. */
  private async until(succeeds: () => boolean): Promise<void> {
    if (succeeds()) return;
    const signal = AbortSignal.timeout(MAX_WAIT);
    do {
      await once(this.releases, 'release', { signal }).catch(() => Promise.reject(this.full()));
    } while (!succeeds());
  }
}
