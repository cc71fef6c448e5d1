import { proveExports } from './mail/exports.js';
import { proveKills } from './mail/kills.js';
import { proveOutage } from './mail/outage.js';
import { proveSpam } from './mail/spam.js';
import { proveTimes } from './mail/times.js';
import { proveTrials, proveTwoProcesses } from './mail/trials.js';
import type { Proof } from './proof.js';

/** What happens to mail when processes and mail servers fail. */
export const proofs: Proof[] = [
  { name: 'No mail is lost when the server is killed', run: proveKills },
  { name: 'An hour without the mail server delays mail and nothing else', run: proveOutage },
  { name: 'Mail survives servers that refuse, hang, drop and limit', run: proveTrials },
  { name: 'Two processes share one outbox', run: proveTwoProcesses },
  { name: 'Exports survive a killed process and are built once', run: proveExports },
  { name: 'Times of responses tell nothing about accounts', run: proveTimes },
  { name: 'No mail looks like spam', run: proveSpam },
];
