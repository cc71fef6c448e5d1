import type { CompanyAddress, CompanyPage } from '../../application/ports/job-queries.js';
import type { CompanyPageBody } from '../../application/views/company-page.view.js';
import { jobCardBody } from './listings/bodies/card-body.js';

export function companyPageBody(company: CompanyPage, now: Date): CompanyPageBody {
  const workplaces = company.workplaces.map((workplace) => ({ ...workplace, slug: slugOfWorkplace(workplace) }));
  return { ...company, slug: slugOf(company), workplaces, jobs: company.jobs.map((job) => jobCardBody(job, now)) };
}

/** The last part of a company page's URL: the id and the name in lowercase without accents. */
export function slugOf({ employerId, companyName }: CompanyAddress): string {
  return slug(employerId, companyName);
}

/** The part of a hotel's URL after that of its company. */
export function slugOfWorkplace({ id, name }: { readonly id: number; readonly name: string }): string {
  return slug(id, name);
}

function slug(id: number, text: string): string {
  const name = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return name === '' ? String(id) : `${id}-${name}`;
}
