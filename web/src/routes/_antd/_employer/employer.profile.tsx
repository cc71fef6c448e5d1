import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { CompanyLogo } from '@/features/jobs/drawn/card/company-logo.tsx';
import { CompanyProfilePage } from '@/features/profiles/company/company-profile-page.tsx';
import { LoadingProfile } from '@/features/profiles/loading-profile.tsx';
import { ProfileFailure } from '@/features/profiles/profile-failure.tsx';
import { ownCompanyQuery } from '@/features/profiles/profile-queries.ts';
import { t } from '@/lib/language/t.ts';
import { flag, searchOf } from '@/lib/page/search-params.ts';

// Whether the profile is being edited.
const readSearch = searchOf({ edit: flag });

export const Route = createFileRoute('/_antd/_employer/employer/profile')({
  validateSearch: readSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(ownCompanyQuery),
  head: () => ({ meta: [{ title: t('Company Profile · Wayfare') }] }),
  component: Company,
  pendingComponent: LoadingProfile,
  errorComponent: Failure,
});

function Company() {
  const { edit } = Route.useSearch();
  const { data: company } = useSuspenseQuery(ownCompanyQuery);
  const navigate = Route.useNavigate();
  return (
    <CompanyProfilePage
      company={company}
      isEditing={edit === true}
      onEditing={(isEditing) =>
        void navigate({ search: { edit: isEditing ? true : undefined }, resetScroll: false, replace: !isEditing })
      }
      listingLogo={<CompanyLogo employerId={company.userId} company={company.companyName} />}
    />
  );
}

function Failure({ error }: ErrorComponentProps) {
  const router = useRouter();
  return <ProfileFailure heading={t('Company Profile')} error={error} onRetry={() => void router.invalidate()} />;
}
