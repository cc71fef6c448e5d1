import type { PublicJobBody } from '@/api/generated/types.gen';
import { NO_INDEX, pageHead } from '@/lib/page/page-head.ts';
import { t } from '@/lib/language/t.ts';

/** The document head of a listing's page. */
export function jobHead(job: PublicJobBody, origin: string) {
  const { meta, links } = pageHead({
    title: t('{title} at {company} | Wayfare', { title: job.title, company: job.company }),
    description: job.description,
    path: `/jobs/${job.id}`,
    origin,
  });
  return { meta: job.isOpen ? meta : [...meta, NO_INDEX], links };
}
