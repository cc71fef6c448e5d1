export { MakeAlerts } from './application/make-alerts.js';
export { ReadAlert } from './application/read-alert.js';
