import { Injectable } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

const PACKAGE = new URL('../../package.json', import.meta.url);

/** The version of Wayfare that runs. */
export const VERSION = (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }).version;

/** The Prometheus metrics of this process. Whatever counts something registers it here. */
@Injectable()
export class Metrics extends Registry {
  private measuresProcess = false;

  constructor() {
    super();
    const build = { name: 'wayfare_build_info', help: 'The version of Wayfare and of Node.js: always 1' };
    const labels = { version: VERSION, node: process.version };
    new Gauge({ ...build, labelNames: ['version', 'node'], registers: [this] }).set(labels, 1);
  }

  /** Measures memory, processor time, event loop and garbage collection from now on. */
  measureProcess(): void {
    if (this.measuresProcess) return;
    this.measuresProcess = true;
    collectDefaultMetrics({ register: this });
  }
}
