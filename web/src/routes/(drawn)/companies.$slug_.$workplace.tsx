import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { MessagePage } from '@/shell/pages/message-page.tsx';
import { workplacePageQuery } from '@/features/companies/drawn/company-page-query.ts';
import { WorkplacePage } from '@/features/companies/drawn/workplace-page.tsx';
import { CompanyLogo } from '@/features/jobs/drawn/card/company-logo.tsx';
import { JobCard } from '@/features/jobs/drawn/card/job-card.tsx';
import { NO_INDEX, pageHead } from '@/lib/page/page-head.ts';
import { orNotFound } from '@/lib/page/path-params.ts';
import { id } from '@/lib/page/search-params.ts';
import { LightButtonLink } from '@/light/controls/button.tsx';
import { t } from '@/lib/language/t.ts';

export const Route = createFileRoute('/(drawn)/companies/$slug_/$workplace')({
  loader: ({ context: { queryClient }, params }) => {
    const employerId = id(/^\d+/.exec(params.slug)?.[0]);
    const workplaceId = id(/^\d+/.exec(params.workplace)?.[0]);
    if (employerId === undefined || workplaceId === undefined) throw notFound();
    return orNotFound(queryClient.ensureQueryData(workplacePageQuery(employerId, workplaceId)));
  },
  head: ({ loaderData: workplace, match }) =>
    workplace
      ? pageHead({
          title: t('Jobs at {name}, {location} | Wayfare', { name: workplace.name, location: workplace.location }),
          description: workplace.about ?? t('Open jobs at {companyName}.', { companyName: workplace.name }),
          path: `/companies/${workplace.companySlug}/${workplace.slug}`,
          origin: match.context.site.origin,
        })
      : { meta: [{ title: t('Company Not Found | Wayfare') }, NO_INDEX] },
  component: Workplace,
  notFoundComponent: () => (
    <MessagePage title={t('Company Not Found')} text={t('This hotel or workplace has no public page.')}>
      <LightButtonLink to="/job-seeker/search">{t('Browse Jobs')}</LightButtonLink>
    </MessagePage>
  ),
});

function Workplace() {
  const { employerId, id: workplaceId } = Route.useLoaderData();
  const { data: workplace } = useSuspenseQuery(workplacePageQuery(employerId, workplaceId));
  return (
    <WorkplacePage
      workplace={workplace}
      logo={<CompanyLogo employerId={employerId} company={workplace.name} own={workplace.logo} size="large" />}
      renderJob={(job) => <JobCard key={job.id} job={job} source="company" />}
    />
  );
}
