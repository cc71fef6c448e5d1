import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { BackgroundWork } from '../../../shared/application/background/background-work.js';
import { ApplyImport } from '../../application/apply-import.js';

/** Applies feeds in the background. */
@Injectable()
export class ImportWorker implements OnModuleInit {
  private readonly logger = new Logger('Imports');

  constructor(
    private readonly work: BackgroundWork,
    private readonly applyImport: ApplyImport,
  ) {}

  onModuleInit(): void {
    this.work.process('import', (ids) =>
      this.applyImport.execute(ids).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'Imports are delayed');
        throw error;
      }),
    );
  }
}
