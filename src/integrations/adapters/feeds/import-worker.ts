import { onInit } from '#platform/subscriptions.js';
import { BackgroundWork } from '#shared/application/background/background-work.js';
import { ApplyImport } from '../../application/imports/apply-import.js';

/** Leaves most of the process's database connections to requests. */
const AT_ONCE = 3;

/** Applies feeds of several employers at a time; an employer has at most one that waits or is applied. */
export const IMPORT_WORKER = onInit([BackgroundWork, ApplyImport], (work, applyImport) =>
  work.process('import', (id) => applyImport.execute(id), { atOnce: AT_ONCE }),
);
