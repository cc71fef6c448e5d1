import { ApiProperty } from '@nestjs/swagger';
import { bodyOf } from '#platform/http/api/body.js';
import { CONTROLLED_DOMAIN, Integer, NullableText } from '#platform/http/api/fields.js';
import { COMPANY_JOBS, type CompanyAddress, type CompanyPage } from '../../application/ports/job-queries.js';
import { jobCardBody, JobCardBody } from './search/job-search.views.js';

/** GET /companies/{employerId} */
export class CompanyPageBody {
  @Integer() readonly employerId!: number;
  @ApiProperty({ description: 'The last part of the URL of its page', example: '12-grand-hotel' })
  readonly slug!: string;
  @ApiProperty() readonly companyName!: string;
  @NullableText() readonly companyLogo!: string | null;
  @NullableText() readonly companyWebsite!: string | null;
  @NullableText() readonly industry!: string | null;
  @NullableText() readonly companySize!: string | null;
  @NullableText() readonly location!: string | null;
  @NullableText() readonly about!: string | null;
  @NullableText() readonly founded!: string | null;
  @ApiProperty() readonly isTrusted!: boolean;
  @NullableText(CONTROLLED_DOMAIN) readonly controlledDomain!: string | null;
  @Integer('Open listings') readonly jobCount!: number;
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
