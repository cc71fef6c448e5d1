import { ViewCounter } from '../../../../src/jobs/application/ports/view-counter.js';

/** Views in sets. */
export class InMemoryViewCounter extends ViewCounter {
  private readonly marks = new Set<string>();
  private readonly views = new Map<number, number>();

  override count(jobId: number, visitor: string, day: string): Promise<void> {
    const mark = `${day}/${jobId}/${visitor}`;
    if (!this.marks.has(mark)) this.views.set(jobId, this.viewsOf(jobId) + 1);
    this.marks.add(mark);
    return Promise.resolve();
  }

  viewsOf(jobId: number): number {
    return this.views.get(jobId) ?? 0;
  }
}
