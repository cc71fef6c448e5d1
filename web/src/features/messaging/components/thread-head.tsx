import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ConversationWithOtherBody } from '@/api/generated/types.gen';
import { Avatar } from '@/public/avatar.tsx';
import { Badge } from '@/public/badge.tsx';
import { Icon } from '@/public/icon.tsx';
import styles from './thread-head.module.css';

interface ThreadHeadProps {
  conversation: ConversationWithOtherBody;
  avatar: string | null;
}

/** With whom a conversation is, and about what. */
export function ThreadHead({ conversation, avatar }: ThreadHeadProps) {
  const { otherParticipant, jobId, title } = conversation;
  const name = useRef<HTMLHeadingElement>(null);

  // On small screens the link that was followed here is gone with the list.
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) name.current?.focus();
  }, []);

  return (
    <header className={styles.head}>
      <BackToConversations />
      <Avatar name={otherParticipant.fullName} image={avatar} />
      <div className={styles.who}>
        <h2 ref={name} tabIndex={-1}>
          {otherParticipant.fullName}
        </h2>
        <p>@{otherParticipant.username}</p>
      </div>
      <div className={styles.about}>
        <Badge tone={jobId === null ? 'outlined' : 'secondary'}>
          {jobId === null ? 'Direct Message' : 'Job Application'}
        </Badge>
        {jobId === null ? null : (
          <a className={styles.job} href={`/jobs/${jobId}`} target="_blank" rel="noreferrer">
            <span>{title ?? 'View job'}</span>
            <Icon name="external" size="1rem" />
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        )}
      </div>
    </header>
  );
}

/** Leads back to the list where only one of the two fits on the screen. */
export function BackToConversations() {
  return (
    <Link to="/messages" resetScroll={false} className={styles.back} aria-label="Back to conversations">
      <Icon name="back" />
    </Link>
  );
}
