import { Clock } from '../../shared/application/clock.js';
import { UseCase } from '../../shared/application/use-case.js';
import { utcDayOf } from '../domain/utc-day.js';
import { ViewCounter } from './ports/view-counter.js';
import { VisitorHash } from './ports/visitor-hash.js';

/** Who looks at a listing, as far as that can be known. */
export type Visitor = {
  /** Undefined for someone who is not signed in. */
  readonly userId: number | undefined;
  readonly address: string;
  readonly userAgent: string;
};

export type CountViewCommand = { readonly jobId: number; readonly visitor: Visitor };

/** Counts a look at a listing, once per visitor and UTC day. */
@UseCase()
export class CountView {
  constructor(
    private readonly counter: ViewCounter,
    private readonly hash: VisitorHash,
    private readonly clock: Clock,
  ) {}

  async execute({ jobId, visitor }: CountViewCommand): Promise<void> {
    const day = utcDayOf(this.clock.now());
    const { userId, address, userAgent } = visitor;
    const who = userId === undefined ? await this.hash.of(address, userAgent, day) : `user:${userId}`;
    await this.counter.count(jobId, who, day);
  }
}
