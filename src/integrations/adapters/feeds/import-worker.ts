import { onInit } from '../../../shared/adapters/subscriptions.js';
import { BackgroundWork } from '../../../shared/application/background/background-work.js';
import { ApplyImport } from '../../application/imports/apply-import.js';

/** Applies feeds in the background, one after another. */
export const IMPORT_WORKER = onInit([BackgroundWork, ApplyImport], (work, applyImport) =>
  work.process('import', (id) => applyImport.execute(id), { inTurn: true }),
);
