import { Button, Flex } from 'antd';
import { Suspense } from 'react';
import type { InterviewBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { lazily } from '@/light/blocks/lazily.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { formatForBoth, isUpcoming } from './interview-times.ts';
import { CancelButton } from './cancel-button.tsx';
import { InterviewFacts } from './interview-facts.tsx';
import styles from './interviews.module.css';

const SlotChoice = lazily(() => import('./offers/slot-choice.tsx'), 'SlotChoice');

/** The state of an interview, and what either side can do. */
export function InterviewStatus({ interview, isEmployer }: { interview: InterviewBody; isEmployer: boolean }) {
  const { state, startsAt, minutes, cancelledBy, employerZone, applicantZone } = interview;
  const period =
    startsAt === null ? undefined : formatForBoth(startsAt, minutes, isEmployer ? applicantZone : employerZone);
  if (state === 'cancelled') {
    const isOwn = (cancelledBy === 'employer') === isEmployer;
    const who = isOwn ? t('You') : isEmployer ? t('The applicant') : t('The employer');
    return (
      <p>
        {period
          ? t('{who} canceled the interview on {period}.', { who, period })
          : t('{who} canceled the interview.', { who })}
      </p>
    );
  }
  if (state === 'scheduled') {
    return (
      <>
        <p className={styles.when}>{period}</p>
        <InterviewFacts interview={interview} />
        {isUpcoming(interview) ? (
          <Flex wrap gap="small">
            <Button href={`/api/interviews/${interview.id}/calendar`}>{t('Add to calendar')}</Button>
            <CancelButton interview={interview} label={t('Cancel Interview')} title={t('Cancel the interview?')} />
          </Flex>
        ) : null}
      </>
    );
  }
  if (!isEmployer) {
    return (
      <>
        <Suspense fallback={<Loading />}>
          <SlotChoice interview={interview} />
        </Suspense>
        <InterviewFacts interview={interview} />
      </>
    );
  }
  return <OfferedTimes interview={interview} />;
}

/** The times that an employer offered, and how to withdraw them. */
function OfferedTimes({ interview }: { interview: InterviewBody }) {
  const { minutes, slots, proposal, applicantZone } = interview;
  return (
    <>
      <p>
        {isOpenOffer(interview)
          ? t('The applicant can choose a time:')
          : t('None of these times is available anymore:')}
      </p>
      <ul className={styles.offered}>
        {slots.map((slot) => (
          <li key={slot.startsAt}>
            {formatForBoth(slot.startsAt, minutes, applicantZone)}
            {slot.isFree ? null : ` ${t('(no longer available)')}`}
          </li>
        ))}
      </ul>
      {proposal === null ? null : (
        <p>
          {t('None of these suits the applicant, who proposes:')} <span dir="auto">{proposal}</span>
        </p>
      )}
      <InterviewFacts interview={interview} />
      <CancelButton interview={interview} label={t('Withdraw Offer')} title={t('Withdraw the offer?')} />
    </>
  );
}

function isOpenOffer({ slots }: InterviewBody): boolean {
  return slots.some(({ isFree }) => isFree);
}
