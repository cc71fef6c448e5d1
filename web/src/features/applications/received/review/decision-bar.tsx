import { Button, Checkbox, Flex } from 'antd';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { useMayHire } from '@/lib/access/company-role.ts';
import { t } from '@/lib/language/t.ts';
import { MoveButton } from '../move/move-button.tsx';
import { UndoBar } from '../move/undo-bar.tsx';
import { closedNote } from './closed-note.ts';
import type { ReceivedApplicationsSearch } from '../list/received-applications-search.ts';
import { useDecision } from './use-decision.ts';
import type { Neighbors } from './use-neighbors.ts';
import type { ApplicationStatus } from '@/lib/rules/application-status.ts';
import { useAppDispatch, useAppSelector } from '@/store/store.ts';
import { viewSettingsChanged } from '@/store/view-settings.ts';
import styles from './decision-bar.module.css';
import { ReviewSteps } from './review-navigation.tsx';
import { StatusSelect } from './status-select.tsx';
import { REVIEW_KEYS, useReviewKeys } from './use-review-keys.ts';

const DECISIONS: readonly (readonly [status: ApplicationStatus, label: string])[] = [
  ['rejected', t('Reject')],
  ['reviewed', t('Reviewed')],
  ['shortlisted', t('Shortlist')],
  ['interviewed', t('Interviewed')],
  ['offered', t('Offer')],
];

interface DecisionBarProps {
  application: ReceivedApplicationBody;
  neighbors: Neighbors | undefined;
  /** The list to step through. */
  filter: ReceivedApplicationsSearch;
}

/** What can be decided about an applicant, always in view; a decision opens the next applicant. */
export function DecisionBar({ application, neighbors, filter }: DecisionBarProps) {
  const { decide, isPending } = useDecision(application, neighbors, filter);
  const isOpen = useMayHire() && closedNote(application) === undefined;
  useReviewKeys(neighbors, filter, isOpen && !isPending ? decide : undefined);
  return (
    <div className={styles.dock}>
      <UndoBar />
      <div className={styles.bar} role="group" aria-label={t('Decision')}>
        <StatusSelect application={application} label={t('Application status')} />
        {isOpen ? (
          <Flex wrap gap="small">
            {DECISIONS.map(([status, label]) => (
              <Button
                key={status}
                disabled={isPending || status === application.status}
                danger={status === 'rejected'}
                data-status={status}
                onClick={() => decide(status)}
              >
                {label}
              </Button>
            ))}
            <MoveButton application={application} />
          </Flex>
        ) : null}
        <div className={styles.steps}>
          {isOpen ? <OpensNext /> : null}
          <ReviewSteps neighbors={neighbors} filter={filter} />
        </div>
      </div>
      <small className={styles.keys}>{REVIEW_KEYS}</small>
    </div>
  );
}

function OpensNext() {
  const dispatch = useAppDispatch();
  const isOn = useAppSelector((state) => state.viewSettings.opensNextApplicant);
  return (
    <Checkbox
      checked={isOn}
      onChange={({ target }) => dispatch(viewSettingsChanged({ opensNextApplicant: target.checked }))}
    >
      {t('Then the next')}
    </Checkbox>
  );
}
