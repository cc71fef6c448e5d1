export { IntegrationChanged } from './domain/integration-events.js';
