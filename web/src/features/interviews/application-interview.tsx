import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { Loaded } from '@/components/states/loaded.tsx';
import { useMayHire } from '@/lib/access/company-role.ts';
import { t } from '@/lib/language/t.ts';
import { applicationInterviewsQuery } from './interview-queries.ts';
import { isUpcoming } from './interview-times.ts';
import { InterviewStatus } from './interview-status.tsx';
import { OfferButton } from './offers/offer-button.tsx';

interface ApplicationInterviewProps {
  applicationId: number;
  reader: 'applicant' | 'employer';
  /** Whether the application is still under consideration. */
  isOpen: boolean;
  /** Wraps the content, if there is any. */
  children: (content: ReactNode) => ReactNode;
}

/** The latest interview for an application: times to choose from, the appointment, or a way to offer one. */
export function ApplicationInterview({ applicationId, reader, isOpen, children }: ApplicationInterviewProps) {
  const query = useQuery(applicationInterviewsQuery(applicationId));
  const isEmployer = reader === 'employer';
  const mayOffer = useMayHire() && isEmployer && isOpen;
  return (
    <Loaded query={query} failureTitle={t('We couldn’t load the interview')}>
      {([interview]) => {
        if (!interview && !mayOffer) return null;
        return children(
          <Flex vertical align="start" gap="middle">
            {interview ? <InterviewStatus interview={interview} isEmployer={isEmployer} /> : null}
            {mayOffer && !isUpcoming(interview) ? (
              <OfferButton applicationId={applicationId} former={interview} />
            ) : null}
          </Flex>,
        );
      }}
    </Loaded>
  );
}
