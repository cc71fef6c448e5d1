import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import PQueue from 'p-queue';
import { BuildExport, type BuildExportCommand } from '../../application/leaving/build-export.js';

/** Builds exports one after another in the background. */
@Injectable()
export class ExportQueue implements OnModuleDestroy {
  private readonly logger = new Logger('AccountExport');
  private readonly queue = new PQueue({ concurrency: 1 });

  constructor(private readonly buildExport: BuildExport) {}

  add(command: BuildExportCommand): void {
    this.queue
      .add(() => this.buildExport.execute(command))
      .catch((error: unknown) => this.logger.warn({ err: error }, 'An export failed'));
  }

  /** Resolves once nothing is being built. */
  idle(): Promise<void> {
    return this.queue.onIdle();
  }

  onModuleDestroy(): Promise<void> {
    return this.idle();
  }
}
