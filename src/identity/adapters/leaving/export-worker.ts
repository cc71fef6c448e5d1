import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BackgroundWork } from '../../../shared/application/background/background-work.js';
import { BuildExport } from '../../application/leaving/build-export.js';

/** Builds exports in the background, one after another. */
@Injectable()
export class ExportWorker implements OnModuleInit {
  constructor(
    private readonly work: BackgroundWork,
    private readonly buildExport: BuildExport,
  ) {}

  onModuleInit(): void {
    this.work.process('export', (userId) => this.buildExport.execute({ userId }), { inTurn: true });
  }
}
