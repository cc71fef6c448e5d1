export { AskedPeople } from './adapters/asked-people.js';
export { PurgeCandidateSearch } from './application/purge-candidate-search.js';
export { ContactAccepted, ContactRequested } from './domain/contact-request.js';
