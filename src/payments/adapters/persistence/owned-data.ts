import { ownedByAccounts } from '#platform/owned-data.js';

/** Payments and invoices, which stay when an account is deleted. */
export const PAYMENT_DATA = ownedByAccounts({
  exportedOfParty: {
    payments: `
      select job_id, title, amount, currency, status, reference, created_at, invoiced_at, paid_at, ended_at
      from payment where employer_id = $1 order by id`,
  },
});
