import { Button, Flex, Radio } from 'antd';
import { useState } from 'react';
import type { InterviewBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { useTake } from '../interview-mutations.ts';
import { formatForBoth } from '../interview-times.ts';
import { CancelButton } from '../cancel-button.tsx';
import styles from '../interviews.module.css';
import { ProposalForm } from './proposal-form.tsx';

/** The times that an applicant can choose from. */
export function SlotChoice({ interview }: { interview: InterviewBody }) {
  const { slots, minutes, company, employerZone } = interview;
  const take = useTake(interview);
  const free = slots.filter(({ isFree }) => isFree);
  const [chosen, setChosen] = useState<string>();
  const startsAt = free.find((slot) => slot.startsAt === chosen)?.startsAt;
  return (
    <>
      <p>
        {free.length > 0
          ? t('{company} offers you these times:', { company })
          : t('None of these times is available anymore.')}
      </p>
      <Radio.Group
        aria-label={t('Times')}
        className={styles.slots}
        value={startsAt}
        onChange={({ target }) => setChosen(target.value as string)}
      >
        {slots.map((slot) => (
          <Radio key={slot.startsAt} value={slot.startsAt} disabled={!slot.isFree || take.isPending}>
            {formatForBoth(slot.startsAt, minutes, employerZone)}
            {slot.isFree ? null : ` ${t('(no longer available)')}`}
          </Radio>
        ))}
      </Radio.Group>
      <Flex wrap gap="small">
        <Button
          type="primary"
          disabled={startsAt === undefined || take.isPending}
          onClick={() => startsAt && take.mutate(startsAt)}
        >
          {take.isPending ? t('Choosing…') : t('Choose this time')}
        </Button>
        <CancelButton interview={interview} label={t('Decline')} title={t('Decline the interview?')} />
      </Flex>
      <ProposalForm interview={interview} />
    </>
  );
}
