import { Link } from '@tanstack/react-router';
import { Button, Dropdown } from 'antd';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { spokenLanguage } from '@/lib/words/spoken-languages.ts';
import { useMayHire } from '@/lib/access/company-role.ts';
import { directionOf } from '@/lib/language/languages.ts';
import { Trans } from '@/lib/language/trans.tsx';
import { currentLanguage, t } from '@/lib/language/t.ts';
import type { ReceivedApplicationsSearch } from '../list/received-applications-search.ts';
import { isUnread } from '../received-application.ts';
import { formatListTime } from '@/lib/format/list-time.ts';
import { APPLICATION_STATUSES, statusLabel, type ApplicationStatus } from '@/lib/rules/application-status.ts';
import styles from './application-board.module.css';
import { useDraggedCard } from './use-card-drag.ts';
import { listOf } from '@/lib/format/list-of.ts';

/** Actions on a card. */
export interface CardActions {
  move: (card: ReceivedApplicationBody, status: ApplicationStatus) => void;
  /** Moves it with a message to the applicant. */
  write: (card: ReceivedApplicationBody) => void;
  /** The id of the card that moved last, which has the focus. */
  focused: number | undefined;
}

interface BoardCardProps {
  card: ReceivedApplicationBody;
  /** The column, which the review steps through. */
  filter: ReceivedApplicationsSearch;
  actions: CardActions;
}

const WITH_MESSAGE = 'with-message';

/** An application that can be dragged, or moved by its menu or the keyboard. */
export function BoardCard({ card, filter, actions }: BoardCardProps) {
  const mayHire = useMayHire();
  const { element, isDragged } = useDraggedCard<HTMLLIElement>(card, mayHire);

  const onKeyDown = (event: KeyboardEvent) => {
    const right = directionOf(currentLanguage()) === 'rtl' ? -1 : 1;
    const step = { ArrowLeft: -right, ArrowRight: right }[event.key];
    if (!mayHire || !event.altKey || step === undefined) return;
    // Otherwise the browser goes back or forward.
    event.preventDefault();
    const status = APPLICATION_STATUSES[APPLICATION_STATUSES.indexOf(card.status) + step];
    if (status) actions.move(card, status);
  };

  return (
    <li
      ref={element}
      className={styles.card}
      data-dragged={isDragged}
      data-unread={isUnread(card)}
      onKeyDown={onKeyDown}
    >
      {isUnread(card) ? <span className="visually-hidden">{t('Unread:')} </span> : null}
      <Link to="/employer/application/$id" params={{ id: card.id }} search={filter} draggable={false}>
        <bdi>{card.user.fullName}</bdi>
      </Link>
      <CardFacts card={card} isOfOneJob={filter.jobId !== undefined} />
      {mayHire ? <MoveMenu card={card} actions={actions} /> : null}
    </li>
  );
}

/** Moves a card to another column, or writes to the applicant while doing so. */
function MoveMenu({ card, actions }: Pick<BoardCardProps, 'card' | 'actions'>) {
  const menu = useRef<HTMLButtonElement>(null);
  const isFocused = actions.focused === card.id;

  useEffect(() => {
    if (isFocused && document.activeElement === document.body) menu.current?.focus();
  }, [isFocused]);

  const items = [
    ...APPLICATION_STATUSES.map((status) => ({
      key: status as string,
      label: statusLabel(status),
      disabled: status === card.status,
    })),
    { key: WITH_MESSAGE, label: t('With a message…') },
  ];
  const onClick = ({ key }: { key: string }) => {
    const status = APPLICATION_STATUSES.find((known) => known === key);
    if (status) actions.move(card, status);
    else actions.write(card);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens
    <Dropdown trigger={['click']} menu={{ items, onClick }} autoFocus>
      <Button
        ref={menu}
        size="small"
        aria-haspopup="menu"
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        aria-label={t('Move {fullName} to…', { fullName: card.user.fullName })}
      >
        {t('Move')}
      </Button>
    </Dropdown>
  );
}

/** What tells applicants apart at a glance. */
function CardFacts({ card, isOfOneJob }: { card: ReceivedApplicationBody; isOfOneJob: boolean }) {
  const { job, jobSeekerProfile, appliedAt, missesMustHave, assignee } = card;
  const { headline, languages, experience } = jobSeekerProfile;
  const facts = [
    experience === null ? '' : t('{experience, plural, one {# year} other {# years}}', { experience }),
    listOf(languages.map(({ language }) => spokenLanguage(language))),
  ];
  return (
    <>
      {headline ? (
        <span dir="auto" className={styles.headline}>
          {headline}
        </span>
      ) : null}
      <span className={styles.hint}>{facts.filter(Boolean).join(' · ')}</span>
      {missesMustHave ? <span className={styles.missed}>{t('Misses a must-have')}</span> : null}
      <span className={styles.hint}>
        {isOfOneJob ? null : <bdi>{job.title}</bdi>}
        {isOfOneJob ? null : ' · '}
        {formatListTime(appliedAt, new Date())}
      </span>
      {assignee ? (
        <span className={styles.hint}>
          <Trans id="Assigned to {name}" values={{ name: assignee.fullName }} components={{}} />
        </span>
      ) : null}
    </>
  );
}
