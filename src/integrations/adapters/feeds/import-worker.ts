import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BackgroundWork } from '../../../shared/application/background/background-work.js';
import { ApplyImport } from '../../application/apply-import.js';

/** Applies feeds in the background, one after another. */
@Injectable()
export class ImportWorker implements OnModuleInit {
  constructor(
    private readonly work: BackgroundWork,
    private readonly applyImport: ApplyImport,
  ) {}

  onModuleInit(): void {
    this.work.process('import', (id) => this.applyImport.execute(id), { inTurn: true });
  }
}
