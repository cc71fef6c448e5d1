import type { CompanyAddress, CompanyPage } from '../../application/ports/job-queries.js';
import type { CompanyPageBody } from '../../application/views/company-page.view.js';
import { jobCardBody } from './search/card-bodies.js';

export function companyPageBody(company: CompanyPage, now: Date): CompanyPageBody {
  return { ...company, slug: slugOf(company), jobs: company.jobs.map((job) => jobCardBody(job, now)) };
}

/** The last part of a company page's URL: the id and the name in lowercase without accents. */
export function slugOf({ employerId, companyName }: CompanyAddress): string {
  const name = companyName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return name === '' ? String(employerId) : `${employerId}-${name}`;
}
