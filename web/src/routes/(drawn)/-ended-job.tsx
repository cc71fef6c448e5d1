import type { SimilarJobsBody } from '@/api/generated/types.gen';
import { MessagePage } from '@/shell/pages/message-page.tsx';
import { SimilarJobs } from '@/features/jobs/drawn/page/similar-jobs.tsx';
import { formatLastDay } from '@/lib/format/format-date.ts';
import { LightButtonLink } from '@/light/controls/button.tsx';
import { Trans } from '@/lib/language/trans.tsx';
import { t } from '@/lib/language/t.ts';

/** The page of a listing that was published and has ended, in place of its text. */
export function EndedJob({ ended: { title, company, endedAt, similar } }: { ended: SimilarJobsBody }) {
  return (
    <MessagePage
      title={t('This job is no longer open')}
      text={
        endedAt === null ? (
          <Trans
            id="<0>{title}</0> at <1>{company}</1> closed."
            values={{ title, company }}
            components={{ 0: <bdi />, 1: <bdi /> }}
          />
        ) : (
          <Trans
            id="<0>{title}</0> at <1>{company}</1> closed on {date}."
            values={{ title, company, date: formatLastDay(endedAt) }}
            components={{ 0: <bdi />, 1: <bdi /> }}
          />
        )
      }
      more={<SimilarJobs jobs={similar} />}
    >
      <LightButtonLink to="/job-seeker/search">{t('Browse Jobs')}</LightButtonLink>
    </MessagePage>
  );
}
