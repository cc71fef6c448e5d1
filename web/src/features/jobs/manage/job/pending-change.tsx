import { Alert, Button, Flex } from 'antd';
import { Suspense, useState } from 'react';
import type { JobBody } from '@/api/generated/types.gen';
import { Confirm } from '@/components/confirmation/confirm.tsx';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { t } from '@/lib/language/t.ts';
import { useDiscardChange } from '../../job-state-mutations.ts';
import { lazily } from '@/light/blocks/lazily.tsx';

const TextDifference = lazily(() => import('../../difference/text-difference.tsx'), 'TextDifference');

/** Shows an employer a change that is not approved beside the public version, and offers to discard it. */
export function PendingChange({ job }: { job: JobBody }) {
  const [isShown, setShown] = useState(false);
  const discard = useDiscardChange();
  return (
    <Alert
      type="info"
      role="note"
      showIcon
      title={
        job.isRejected
          ? t('Below is your change, which is not approved.')
          : t(
              'Your change is pending approval. Our team reviews it, typically within 24 hours; until then, job seekers see the approved version.',
            )
      }
      description={
        <Flex vertical gap="middle">
          <Flex wrap gap="small">
            <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
              {isShown ? t('Hide Changes') : t('Show Changes')}
            </Button>
            <ButtonLink to="/jobs/$id" params={{ id: job.id }}>
              {t('View Public Version')}
            </ButtonLink>
            <Confirm
              title={t('Discard your change?')}
              description={t('The public version stays as it is. Your change cannot be brought back.')}
              okText={t('Discard Change')}
              okButtonProps={{ danger: true }}
              onConfirm={() => discard.mutate(job)}
            >
              <Button disabled={discard.isPending}>{t('Discard Change')}</Button>
            </Confirm>
          </Flex>
          <Suspense>{isShown ? <TextDifference job={job} /> : null}</Suspense>
        </Flex>
      }
    />
  );
}
