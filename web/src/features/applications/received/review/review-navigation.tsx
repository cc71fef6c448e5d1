import { Button, Flex } from 'antd';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { locale, t } from '@/lib/language/t.ts';
import type { ReceivedApplicationsSearch } from '../list/received-applications-search.ts';
import type { Neighbors } from './use-neighbors.ts';
import styles from './application-review.module.css';

interface ReviewStepsProps {
  /** Undefined until the position in the list is known. */
  neighbors: Neighbors | undefined;
  /** The list to step through. */
  filter: ReceivedApplicationsSearch;
}

/** Links to the previous and the next application of the list. */
export function ReviewSteps({ neighbors, filter }: ReviewStepsProps) {
  if (!neighbors) return null;
  return (
    <Flex component="nav" aria-label={t('Applications')} align="center" gap="small">
      <Step label={t('Previous')} id={neighbors.previous} filter={filter} />
      <Step label={t('Next')} id={neighbors.next} filter={filter} />
      <span className={styles.count}>
        {t('{position} of {total}', { position: neighbors.position, total: neighbors.total.toLocaleString(locale()) })}
      </span>
    </Flex>
  );
}

interface StepProps {
  label: string;
  id: number | undefined;
  filter: ReceivedApplicationsSearch;
}

function Step({ label, id, filter }: StepProps) {
  if (id === undefined)
    return (
      <Button size="small" shape="round" disabled>
        {label}
      </Button>
    );
  return (
    <ButtonLink size="small" shape="round" to="/employer/application/$id" params={{ id }} search={filter}>
      {label}
    </ButtonLink>
  );
}
