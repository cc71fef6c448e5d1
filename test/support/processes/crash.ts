import { logBeforeCrash } from '#platform/logging/last-line.js';

// Leaves a rejected promise, or throws in a timer, as the first argument tells.
logBeforeCrash('info');
const error = Object.assign(new Error('Nobody awaits this'), { parameters: ['person@wayfare.test'] });
if (process.argv[2] === 'rejection') void Promise.reject(error);
else
  setTimeout(() => {
    throw error;
  });
setTimeout(() => undefined, 60_000);
