export { EndingConsents } from './adapters/ending-consents.js';
export { KeptPeople } from './adapters/kept-people.js';
export { PurgeTalentPools } from './application/purge-talent-pools.js';
