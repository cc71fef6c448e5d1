import { Clock } from '#shared/application/clock.js';
import { UseCase } from '#shared/application/use-case.js';
import { utcDayOf } from '#shared/domain/values/utc-day.js';
import type { VisitSource } from '#shared/domain/values/visit-source.js';
import { ViewCounter, type Viewer } from './ports/view-counter.js';

type CountViewCommand = {
  readonly jobId: number;
  readonly viewer: Viewer;
  readonly source: VisitSource;
};

/** Counts a view of a listing, once per viewer and UTC day. */
@UseCase()
export class CountView {
  constructor(
    private readonly counter: ViewCounter,
    private readonly clock: Clock,
  ) {}

  async execute({ jobId, viewer, source }: CountViewCommand): Promise<void> {
    await this.counter.count(jobId, viewer, utcDayOf(this.clock.now()), source);
  }
}
