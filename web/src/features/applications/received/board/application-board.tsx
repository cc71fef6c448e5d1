import { Flex, Select } from 'antd';
import { Suspense, useState } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { useMayHire } from '@/lib/access/company-role.ts';
import { t } from '@/lib/language/t.ts';
import { ApplicationsFilter } from '../list/applications-filter.tsx';
import { UndoBar } from '../move/undo-bar.tsx';
import { useMoveCard } from '../received-application-mutations.ts';
import type { ReceivedApplicationsSearch } from '../list/received-applications-search.ts';
import { APPLICATION_STATUSES, statusLabel, type ApplicationStatus } from '@/lib/rules/application-status.ts';
import styles from './application-board.module.css';
import { BoardColumn } from './board-column.tsx';
import type { CardActions } from './board-card.tsx';

const MoveDialog = lazily(() => import('../move/move-dialog.tsx'), 'default');

interface ApplicationBoardProps {
  filter: ReceivedApplicationsSearch;
  /** The listings to choose from. */
  jobs: readonly { id: number; title: string }[];
  onFilter: (change: ReceivedApplicationsSearch) => void;
}

/** Applications in a column for each status. Loaded on demand, because dragging needs a library. */
export default function ApplicationBoard({ filter, jobs, onFilter }: ApplicationBoardProps) {
  const [written, setWritten] = useState<ReceivedApplicationBody>();
  /** The card that keeps the focus in its new column. */
  const [focused, setFocused] = useState<number>();
  /** The column that small screens show. */
  const [column, setColumn] = useState<ApplicationStatus>('pending');
  const move = useMoveCard();
  const mayHire = useMayHire();
  const { status: _status, ...shown } = filter;

  const actions: CardActions = {
    move: (card, status) => {
      if (card.status === status || move.isPending) return;
      setFocused(card.id);
      move.mutate({ card, status });
    },
    write: setWritten,
    focused,
  };
  const pending = move.isPending ? move.variables : undefined;

  return (
    <Flex vertical gap="middle">
      <ApplicationsFilter filter={shown} jobs={jobs} onFilter={onFilter} />
      {mayHire ? (
        <p className={`${styles.hint} ${styles.help}`}>
          {t(
            'Drag a card to another column, use its menu, or focus it and press Alt with the left or right arrow key.',
          )}
        </p>
      ) : null}
      <div className={styles.switcher}>
        <Select
          aria-label={t('Column')}
          virtual={false}
          options={APPLICATION_STATUSES.map((status) => ({ value: status, label: statusLabel(status) }))}
          value={column}
          onChange={setColumn}
        />
      </div>
      <div className={styles.board} role="region" aria-label={t('Board')}>
        {APPLICATION_STATUSES.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            isChosen={status === column}
            filter={shown}
            pending={pending}
            actions={actions}
          />
        ))}
      </div>
      {written ? (
        <Suspense>
          <MoveDialog applications={[written]} onClose={() => setWritten(undefined)} />
        </Suspense>
      ) : null}
      <UndoBar />
    </Flex>
  );
}
