import { processLog } from '#platform/logging/process-log.js';
import { logNodesOwnLines } from '#platform/logging/nodes-own-lines.js';

// Leaves a rejected promise, or throws in a timer, as the first argument tells.
logNodesOwnLines(processLog('info'));
const error = Object.assign(new Error('Nobody awaits this'), { parameters: ['person@wayfare.test'] });
if (process.argv[2] === 'rejection') void Promise.reject(error);
else
  setTimeout(() => {
    throw error;
  });
setTimeout(() => undefined, 60_000);
