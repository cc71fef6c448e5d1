import type { VisitSource } from '#shared/domain/values/visit-source.js';
import { ViewCounter, type Viewer } from '#jobs/application/ports/view-counter.js';

/** Views in sets. */
export class InMemoryViewCounter extends ViewCounter {
  /** `day/jobId/viewer`, with the address behind it. */
  private readonly marks = new Map<string, string>();
  private readonly views = new Map<number, number>();
  /** Views by `jobId/day source`. */
  private readonly days = new Map<string, number>();

  constructor(private readonly viewersPerAddress = 0) {
    super();
  }

  override count(jobId: number, viewer: Viewer, day: string, source: VisitSource): Promise<void> {
    const mark = `${day}/${jobId}/${JSON.stringify(viewer)}`;
    const address = 'address' in viewer ? `${day}/${jobId}/${viewer.address}` : '';
    const ofAddress = [...this.marks.values()].filter((known) => known === address).length;
    const isOver = address !== '' && this.viewersPerAddress > 0 && ofAddress >= this.viewersPerAddress;
    if (this.marks.has(mark) || isOver) return Promise.resolve();
    this.marks.set(mark, address);
    this.views.set(jobId, this.viewsOf(jobId) + 1);
    const key = `${jobId}/${day} ${source}`;
    this.days.set(key, (this.days.get(key) ?? 0) + 1);
    return Promise.resolve();
  }

  override deleteMarksBefore(day: string): Promise<void> {
    for (const mark of this.marks.keys()) if (mark < day) this.marks.delete(mark);
    return Promise.resolve();
  }

  override deleteCountsBefore(day: string): Promise<void> {
    for (const key of this.days.keys()) if (key.slice(key.indexOf('/') + 1) < day) this.days.delete(key);
    return Promise.resolve();
  }

  /** Views by day and source, as `day source views`, in order. */
  daysOf(jobId: number): string[] {
    const own = [...this.days].filter(([key]) => key.startsWith(`${jobId}/`));
    return own.map(([key, views]) => `${key.slice(key.indexOf('/') + 1)} ${views}`).toSorted();
  }

  viewsOf(jobId: number): number {
    return this.views.get(jobId) ?? 0;
  }
}
