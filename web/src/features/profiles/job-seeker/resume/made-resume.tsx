import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { Suspense } from 'react';
import { messageOf } from '@/api/api-error.ts';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { PageHead } from '@/components/layout/page-head.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { lazily } from '@/light/blocks/lazily.tsx';
import { t } from '@/lib/language/t.ts';
import { MADE_RESUME, madeResumeQuery, useKeepMadeResume } from './made-resume-queries.ts';
import styles from '../editor.module.css';

const PDF = 'application/pdf';

const FAILURE = t('The resume can’t be shown here. Download it instead.');
const PdfPages = lazily(() => import('@/components/documents/pdf-pages.tsx'), 'default', FAILURE);

/** A resume made of the profile: to be looked at, kept as the one that applications include, and downloaded. */
export function MadeResume({ hasResume }: { hasResume: boolean }) {
  const { data, error, refetch } = useQuery(madeResumeQuery);
  const keep = useKeepMadeResume();
  return (
    <>
      <PageHead title={t('Make a Resume')}>
        <ButtonLink to="/job-seeker/profile">{t('Edit Profile')}</ButtonLink>
        <Button disabled={!data} {...(data && { href: MADE_RESUME, download: true })}>
          {t('Download')}
        </Button>
        <Button type="primary" disabled={!data || keep.isPending} onClick={() => keep.mutate()}>
          {keep.isPending ? t('Saving…') : t('Use as My Resume')}
        </Button>
      </PageHead>
      <p className={styles.hint}>
        {hasResume
          ? t('Made from your profile. If you use it, it replaces the resume you have.')
          : t('Made from your profile. Use it, and your applications include it.')}
      </p>
      {keep.isSuccess ? (
        <Alert type="success" role="status" showIcon title={t('Your applications now include this resume.')} />
      ) : null}
      {data?.type === PDF ? (
        <Suspense fallback={<Loading rows={4} />}>
          <PdfPages file={data} failure={FAILURE} />
        </Suspense>
      ) : data ? null : error ? (
        <Alert
          type="error"
          showIcon
          title={t('We couldn’t make your resume')}
          description={messageOf(error)}
          action={<Button onClick={() => void refetch()}>{t('Retry')}</Button>}
        />
      ) : (
        <Loading rows={8} />
      )}
    </>
  );
}
