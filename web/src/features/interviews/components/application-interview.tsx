import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { Loaded } from '@/components/states/loaded.tsx';
import { applicationInterviewsQuery } from '@/features/interviews/interview-queries.ts';
import { isAhead } from '@/features/interviews/interview-times.ts';
import { InterviewStanding } from './interview-standing.tsx';
import { OfferButton } from './offer-button.tsx';

interface ApplicationInterviewProps {
  applicationId: number;
  reader: 'applicant' | 'employer';
  /** Whether the application is still under consideration. */
  isOpen: boolean;
  /** Encloses what there is to show. */
  children: (content: ReactNode) => ReactNode;
}

/** The latest interview for an application: times to choose from, the appointment, or a way to offer one. */
export function ApplicationInterview({ applicationId, reader, isOpen, children }: ApplicationInterviewProps) {
  const query = useQuery(applicationInterviewsQuery(applicationId));
  const isEmployer = reader === 'employer';
  return (
    <Loaded query={query} failureTitle="Failed to load the interview">
      {([interview]) => {
        if (!interview && !(isEmployer && isOpen)) return null;
        return children(
          <Flex vertical align="start" gap="middle">
            {interview ? <InterviewStanding interview={interview} isEmployer={isEmployer} /> : null}
            {isEmployer && isOpen && !isAhead(interview) ? (
              <OfferButton applicationId={applicationId} former={interview} />
            ) : null}
          </Flex>,
        );
      }}
    </Loaded>
  );
}
