export { MakeAlerts } from './application/make-alerts.js';
export { MatchSearches } from './application/match-searches.js';
export { ReadAlert } from './application/read-alert.js';
