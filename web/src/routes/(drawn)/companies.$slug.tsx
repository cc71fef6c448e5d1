import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { MessagePage } from '@/shell/pages/message-page.tsx';
import { CompanyPage } from '@/features/companies/drawn/company-page.tsx';
import { companyPageQuery } from '@/features/companies/drawn/company-page-query.ts';
import { CompanyLogo } from '@/features/jobs/drawn/card/company-logo.tsx';
import { JobCard } from '@/features/jobs/drawn/card/job-card.tsx';
import { NO_INDEX, pageHead } from '@/lib/page/page-head.ts';
import { orNotFound } from '@/lib/page/path-params.ts';
import { id } from '@/lib/page/search-params.ts';
import { LightButtonLink } from '@/light/controls/button.tsx';
import { t } from '@/lib/language/t.ts';

export const Route = createFileRoute('/(drawn)/companies/$slug')({
  loader: ({ context: { queryClient }, params }) => {
    const employerId = id(/^\d+/.exec(params.slug)?.[0]);
    if (employerId === undefined) throw notFound();
    return orNotFound(queryClient.ensureQueryData(companyPageQuery(employerId)));
  },
  head: ({ loaderData: company, match }) =>
    company
      ? pageHead({
          title: t('Jobs at {companyName} | Wayfare', { companyName: company.companyName }),
          description: company.about ?? t('Open jobs at {companyName}.', { companyName: company.companyName }),
          path: `/companies/${company.slug}`,
          origin: match.context.site.origin,
        })
      : { meta: [{ title: t('Company Not Found | Wayfare') }, NO_INDEX] },
  component: Company,
  notFoundComponent: () => (
    <MessagePage title={t('Company Not Found')} text={t('This company has no public page.')}>
      <LightButtonLink to="/job-seeker/search">{t('Browse Jobs')}</LightButtonLink>
    </MessagePage>
  ),
});

function Company() {
  const { employerId } = Route.useLoaderData();
  const { data: company } = useSuspenseQuery(companyPageQuery(employerId));
  return (
    <CompanyPage
      company={company}
      logo={<CompanyLogo employerId={employerId} company={company.companyName} size="large" />}
      renderJob={(job) => <JobCard key={job.id} job={job} source="company" />}
    />
  );
}
