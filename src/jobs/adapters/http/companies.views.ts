import { ApiProperty } from '@nestjs/swagger';
import { bodyOf } from '../../../shared/adapters/http/api/body.js';
import { COMPANY_JOBS, type CompanyAddress, type CompanyPage } from '../../application/ports/job-queries.js';
import { jobCardBody, JobCardBody } from './search/job-search.views.js';

const OPTIONAL_TEXT = { type: String, nullable: true } as const;

/** GET /companies/{employerId} */
export class CompanyPageBody {
  @ApiProperty({ type: 'integer' }) readonly employerId!: number;
  @ApiProperty({ description: 'The last part of the URL of its page', example: '12-grand-hotel' })
  readonly slug!: string;
  @ApiProperty() readonly companyName!: string;
  @ApiProperty(OPTIONAL_TEXT) readonly companyLogo!: string | null;
  @ApiProperty(OPTIONAL_TEXT) readonly companyWebsite!: string | null;
  @ApiProperty(OPTIONAL_TEXT) readonly industry!: string | null;
  @ApiProperty(OPTIONAL_TEXT) readonly companySize!: string | null;
  @ApiProperty(OPTIONAL_TEXT) readonly location!: string | null;
  @ApiProperty(OPTIONAL_TEXT) readonly about!: string | null;
  @ApiProperty(OPTIONAL_TEXT) readonly founded!: string | null;
  @ApiProperty() readonly isTrusted!: boolean;
  @ApiProperty({ type: 'integer', description: 'Open listings' }) readonly jobCount!: number;
  @ApiProperty({ type: [JobCardBody], description: `The newest ${COMPANY_JOBS} of them` })
  readonly jobs!: readonly JobCardBody[];
}

export function companyPageBody(company: CompanyPage, now: Date): CompanyPageBody {
  return bodyOf(CompanyPageBody, company, {
    slug: slugOf(company),
    jobs: company.jobs.map((job) => jobCardBody(job, now)),
  });
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
