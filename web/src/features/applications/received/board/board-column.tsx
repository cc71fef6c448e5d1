import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId } from 'react';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { locale, t } from '@/lib/language/t.ts';
import { receivedListQuery } from '../received-application-queries.ts';
import type { ReceivedApplicationsSearch } from '../list/received-applications-search.ts';
import { statusLabel, type ApplicationStatus } from '@/lib/rules/application-status.ts';
import styles from './application-board.module.css';
import { BoardCard, type CardActions } from './board-card.tsx';
import { useCardTarget } from './use-card-drag.ts';

interface BoardColumnProps {
  status: ApplicationStatus;
  /** Whether small screens show it. */
  isChosen: boolean;
  filter: ReceivedApplicationsSearch;
  /** A card on its way to another column. */
  pending: { card: ReceivedApplicationBody; status: ApplicationStatus } | undefined;
  actions: CardActions;
}

/** The applications with one status, page by page. */
export function BoardColumn({ status, isChosen, filter, pending, actions }: BoardColumnProps) {
  const query = useInfiniteQuery(receivedListQuery({ ...filter, status }));
  const { element, isOver } = useCardTarget<HTMLElement>((card) => actions.move(card, status));
  const title = useId();

  const loaded = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const isIncoming = pending?.status === status && !loaded.some(({ id }) => id === pending.card.id);
  const cards = [
    ...(isIncoming ? [pending.card] : []),
    ...loaded.filter(({ id }) => pending?.status === status || id !== pending?.card.id),
  ];
  const total = query.data?.pages[0]?.total ?? 0;
  const shift = (isIncoming ? 1 : 0) - (pending?.card.status === status && pending.status !== status ? 1 : 0);

  return (
    <section ref={element} aria-labelledby={title} className={styles.column} data-over={isOver} data-chosen={isChosen}>
      <h2 id={title} className={styles.title}>
        {statusLabel(status)} <span className={styles.count}>{(total + shift).toLocaleString(locale())}</span>
      </h2>
      {query.isPending ? <Loading rows={3} /> : null}
      {query.isError ? (
        <LoadFailure
          title={t('We couldn’t load these applications')}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      <ul className={styles.cards}>
        {cards.map((card) => (
          <BoardCard key={card.id} card={card} filter={{ ...filter, status }} actions={actions} />
        ))}
      </ul>
      {query.isSuccess && cards.length === 0 ? <p className={styles.hint}>{t('No applications')}</p> : null}
      {query.hasNextPage ? (
        <Button size="small" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {query.isFetchingNextPage ? t('Loading…') : t('Show more: {status}', { status: statusLabel(status) })}
        </Button>
      ) : null}
    </section>
  );
}
