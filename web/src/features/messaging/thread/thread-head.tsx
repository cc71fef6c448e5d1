import { Link } from '@tanstack/react-router';
import { Tag } from 'antd';
import { useEffect, useRef } from 'react';
import type { ConversationWithOtherBody } from '@/api/generated/types.gen';
import { PersonAvatar } from '@/components/display/person-avatar.tsx';
import { inLanguage } from '@/lib/language/chosen-language.ts';
import { currentLanguage, t } from '@/lib/language/t.ts';
import { useOtherAvatar } from '../conversations/use-other-avatar.ts';
import { personName } from '@/lib/words/person-name.ts';
import { companySlug } from '@/lib/page/company-slug.ts';
import { RemovedNote } from '@/components/display/removed-note.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import { VerifiedMark } from '@/light/marks/verified-mark.tsx';
import styles from './thread-head.module.css';
import type { ThreadTools } from './thread-tools.ts';

interface ThreadHeadProps extends Pick<ThreadTools, 'renderApplication'> {
  conversation: ConversationWithOtherBody;
}

/** The other participant and the topic of a conversation. */
export function ThreadHead({ conversation, renderApplication }: ThreadHeadProps) {
  const { id, otherParticipant, jobId, applicationId, title, isJobRemoved } = conversation;
  const { username } = otherParticipant;
  const fullName = personName(otherParticipant.fullName);
  const avatar = useOtherAvatar(id);
  const name = useRef<HTMLHeadingElement>(null);

  // On small screens the followed link disappeared with the list.
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) name.current?.focus();
  }, []);

  return (
    <header className={styles.head}>
      <BackToConversations />
      <PersonAvatar name={fullName} image={avatar} />
      <div className={styles.who}>
        <h2 dir="auto" ref={name} tabIndex={-1}>
          {fullName}
        </h2>
        <p>
          {username === '' ? null : <bdi>@{username}</bdi>}
          {otherParticipant.companyName ? (
            <>
              {username === '' ? null : ' · '}
              <Link
                to="/companies/$slug"
                params={{ slug: companySlug(otherParticipant.id, otherParticipant.companyName) }}
              >
                <bdi>{otherParticipant.companyName}</bdi>
              </Link>{' '}
              {otherParticipant.isTrusted ? <VerifiedMark>{t('Verified employer')}</VerifiedMark> : null}
            </>
          ) : null}
        </p>
      </div>
      <div className={styles.about}>
        <Tag>{jobId === null ? t('Direct Message') : t('Job Application')}</Tag>
        {applicationId === null ? null : (
          <span className={styles.application}>{renderApplication?.(applicationId)}</span>
        )}
        {isJobRemoved ? (
          <>
            <span dir="auto">{title}</span>
            <RemovedNote />
          </>
        ) : null}
        {jobId === null || isJobRemoved ? null : (
          <a
            className={styles.job}
            href={inLanguage(currentLanguage(), `/jobs/${jobId}`)}
            target="_blank"
            rel="noreferrer"
          >
            <span dir="auto">{title ?? t('View job')}</span>
            <Icon name="external" size="1rem" />
            <span className="visually-hidden"> {t('(opens in a new tab)')}</span>
          </a>
        )}
      </div>
    </header>
  );
}

/** Links back to the list on small screens, where only one of the two fits. */
export function BackToConversations() {
  return (
    <Link
      to="/messages"
      search={(before) => ({ ...before, conversationId: undefined })}
      resetScroll={false}
      className={styles.back}
      aria-label={t('Back to conversations')}
    >
      <Icon name="back" />
    </Link>
  );
}
