import type { Call, CallBuilder } from '../../../support/authorization/row.js';

const password = 'correct horse';
const wrong = { password: 'wrong horse' };
const webhook = { url: 'http://127.0.0.1:9/', events: ['listing.closed'], password };
const feed = { url: webhook.url, password };
const key = { name: 'ATS', scope: 'read', days: 30, password };

function sent(call: Call): CallBuilder {
  return () => call;
}

/** Requests of the matrix rows about payments and integrations. */
export const INTEGRATION_CALLS: Readonly<Record<string, Readonly<Record<string, CallBuilder>>>> = {
  'POST /api/employer/jobs/{id}/checkout': { 'a pending listing': ({ jobs }) => ({ id: jobs.pending }) },
  'POST /api/employer/payments/{id}/check': { 'an invoice': ({ payment }) => ({ id: payment }) },
  'PUT /api/admin/payments/{id}': { 'an invoice': ({ payment }) => ({ id: payment, body: { status: 'paid' } }) },
  'POST /api/payments/stripe': { 'without a provider': sent({ body: {} }) },
  'POST /api/import': { 'a feed': sent({ body: [] }) },
  'POST /api/import/preview': { 'a feed': sent({ body: [] }) },
  'POST /api/employer/import-address/preview': {
    'an address that is not public': sent({ body: { url: 'http://10.0.0.1/jobs.xml' } }),
  },
  'GET /api/employer/imports/{id}/preview': { "the employer's": (world) => ({ id: world.stoppedImport }) },
  'GET /api/employer/imports/{id}': { "the employer's": (world) => ({ id: world.stoppedImport }) },
  'POST /api/employer/imports/{id}/confirm': { "the employer's": (world) => ({ id: world.stoppedImport }) },
  'PUT /api/employer/import-address': {
    'with the current password': sent({ body: feed }),
    'with a wrong password': sent({ body: { ...feed, ...wrong } }),
  },
  'POST /api/employer/webhooks': {
    'with the current password': sent({ body: webhook }),
    'with a wrong password': sent({ body: { ...webhook, ...wrong } }),
  },
  'PUT /api/employer/webhooks/{id}': {
    "the employer's": (world) => ({ id: world.webhook, body: webhook }),
    "the employer's, with a wrong password": (world) => ({ id: world.webhook, body: { ...webhook, ...wrong } }),
  },
  'POST /api/employer/webhooks/{id}/rotate': {
    "the employer's": (world) => ({ id: world.webhook, body: { password } }),
    "the employer's, with a wrong password": (world) => ({ id: world.webhook, body: wrong }),
  },
  'DELETE /api/employer/webhooks/{id}': { "the employer's": (world) => ({ id: world.webhook }) },
  'GET /api/employer/webhooks/{id}/deliveries': { "the employer's": (world) => ({ id: world.webhook }) },
  'POST /api/employer/webhook-deliveries/{id}/redeliver': {
    "the employer's": (world) => ({ id: world.delivery }),
  },
  'POST /api/employer/api-keys': {
    'with the current password': sent({ body: key }),
    'with a wrong password': sent({ body: { ...key, ...wrong } }),
  },
  'GET /api/employer/applications': { '': sent({}) },
  'GET /api/employer/applications/{id}': { "the seeker's": ({ application }) => ({ id: application }) },
  'DELETE /api/employer/api-keys/{id}': { "the employer's": (world) => ({ id: world.apiKey }) },
  'GET /feeds/{format}.xml': { 'a known format': sent({ id: 'indeed' }), 'an unknown format': sent({ id: 'other' }) },
};
