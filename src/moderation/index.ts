export { ListingReported, ReportClosed } from './domain/report-events.js';
export { Reports } from './application/ports/reports.js';
