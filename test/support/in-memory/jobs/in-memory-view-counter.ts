import { ViewCounter, type Viewer } from '../../../../src/jobs/application/ports/view-counter.js';

/** Views in sets. */
export class InMemoryViewCounter extends ViewCounter {
  /** `day/jobId/viewer`, with the address behind it. */
  private readonly marks = new Map<string, string>();
  private readonly views = new Map<number, number>();

  constructor(private readonly viewersPerAddress = 0) {
    super();
  }

  override count(jobId: number, viewer: Viewer, day: string): Promise<void> {
    const mark = `${day}/${jobId}/${JSON.stringify(viewer)}`;
    const address = 'address' in viewer ? `${day}/${jobId}/${viewer.address}` : '';
    const ofAddress = [...this.marks.values()].filter((known) => known === address).length;
    const isOver = address !== '' && this.viewersPerAddress > 0 && ofAddress >= this.viewersPerAddress;
    if (this.marks.has(mark) || isOver) return Promise.resolve();
    this.marks.set(mark, address);
    this.views.set(jobId, this.viewsOf(jobId) + 1);
    return Promise.resolve();
  }

  override forgetBefore(day: string): Promise<boolean> {
    for (const mark of this.marks.keys()) if (mark < day) this.marks.delete(mark);
    return Promise.resolve(false);
  }

  viewsOf(jobId: number): number {
    return this.views.get(jobId) ?? 0;
  }
}
