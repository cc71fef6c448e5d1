import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two requests of a visitor. */
const THINKING = 25;
const VISITORS = 2;
const PATHS = ['/api/jobs?limit=20', '/api/jobs/facets', '/', '/health/ready'];

/** Response times and failures of ordinary visitors. */
export class Probe {
  readonly milliseconds: number[] = [];
  /** Failures and their reasons. */
  readonly failures: string[] = [];

  constructor(private readonly url: string) {}

  /** Lets a few visitors browse for some seconds. */
  async browse(seconds: number): Promise<void> {
    const until = performance.now() + seconds * 1000;
    await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => this.visit(visitor, until)));
  }

  /** The 95th percentile in milliseconds. */
  get p95(): number {
    return percentile(this.milliseconds, 0.95);
  }

  private async visit(visitor: number, until: number): Promise<void> {
    for (let turn = visitor; performance.now() < until; turn += 1) {
      const begin = performance.now();
      const path = PATHS[turn % PATHS.length] ?? '/';
      const response = await fetch(this.url + path).catch(() => undefined);
      const body = await response?.text();
      this.milliseconds.push(performance.now() - begin);
      if (!response?.ok) this.failures.push(`${path}: ${response ? `${response.status} ${body}` : 'no answer'}`);
      await sleep(THINKING);
    }
  }
}

/** The quantile of the values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}
