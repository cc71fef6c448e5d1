import { useQueryClient } from '@tanstack/react-query';
import { useState, type MouseEvent } from 'react';
import { messageOf } from '@/api/api-error.ts';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { Button } from 'antd';
import { Icon } from '@/light/marks/icon.tsx';
import { toasts } from '@/lib/toasts.ts';
import { t } from '@/lib/language/t.ts';
import { applicationQuery } from '../received-application-queries.ts';
import { isReceived } from '../received-application.ts';

/** Age in ms up to which a resume link is used; it stays valid for another minute. */
const MAX_LINK_AGE = 4 * 60_000;

type Resume = Pick<ReceivedApplicationBody, 'id' | 'resume' | 'resumeViewerUrl'>;

interface ResumeLinkProps {
  application: Resume;
  /** Names the link where it is only an icon. */
  label?: string;
}

/** Opens a resume in the external viewer, or the file itself if there is none. */
export function ResumeLink({ application, label }: ResumeLinkProps) {
  const queryClient = useQueryClient();
  const [isRenewing, setRenewing] = useState(false);
  const query = applicationQuery(application.id);
  const address = addressOf(application);
  if (!address) return null;

  const onClick = async (event: MouseEvent) => {
    const readAt = queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0;
    if (Date.now() - readAt < MAX_LINK_AGE) return;
    event.preventDefault();
    if (isRenewing) return;
    setRenewing(true);
    try {
      const newest = await queryClient.fetchQuery({ ...query, staleTime: 0 });
      const renewed = isReceived(newest) ? addressOf(newest) : null;
      if (renewed) window.open(renewed, '_blank', 'noreferrer');
    } catch (error) {
      toasts.show({ title: t('Failed to open the resume'), description: messageOf(error), tone: 'destructive' });
    } finally {
      setRenewing(false);
    }
  };

  return (
    <Button
      href={address}
      target="_blank"
      rel="noreferrer"
      aria-busy={isRenewing}
      {...(label !== undefined && { type: 'text', size: 'small', icon: <Icon name="file" />, 'aria-label': label })}
      onClick={(event) => void onClick(event)}
    >
      {label === undefined ? (isRenewing ? t('Opening…') : t('View Resume')) : null}
    </Button>
  );
}

function addressOf({ resume, resumeViewerUrl }: Resume): string | null {
  return resumeViewerUrl ?? resume;
}
