import { proveExports } from './mail/exports.js';
import { proveKills } from './mail/kills.js';
import { proveOutage } from './mail/outage.js';
import { proveSpam } from './mail/spam.js';
import { proveTimes } from './mail/times.js';
import { proveFaultyServers, proveTwoProcesses } from './mail/faulty-servers.js';
import type { Proof } from './proof.js';

/** Mail delivery when processes and mail servers fail. */
export const proofs: Proof[] = [
  { name: 'No mail is lost if the server is killed', run: proveKills },
  { name: 'An hour without the mail server delays mail and nothing else', run: proveOutage },
  { name: 'Mail survives servers that reject, hang, disconnect and throttle', run: proveFaultyServers },
  { name: 'Two processes share one outbox', run: proveTwoProcesses },
  { name: 'Exports survive a killed process and are built once', run: proveExports },
  { name: 'Response times do not reveal accounts', run: proveTimes },
  { name: 'No mail looks like spam', run: proveSpam },
];
