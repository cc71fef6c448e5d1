export { languageCode } from './adapters/feeds/mapping/names.js';
export { IntegrationChanged } from './domain/integration-events.js';
