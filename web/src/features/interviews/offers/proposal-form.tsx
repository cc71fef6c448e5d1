import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import type { InterviewBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { usePropose } from '../interview-mutations.ts';

const MAX_LENGTH = 500;

/** Answers an offer of which no time suits the applicant. */
export function ProposalForm({ interview }: { interview: InterviewBody }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const propose = usePropose(interview);
  if (interview.proposal !== null) {
    return (
      <p>
        {t('You proposed:')} <span dir="auto">{interview.proposal}</span>
      </p>
    );
  }
  if (!isOpen) {
    return (
      <Button type="text" onClick={() => setOpen(true)}>
        {t('None of these suits me')}
      </Button>
    );
  }
  return (
    <form
      style={{ width: '100%' }}
      onSubmit={(event) => {
        event.preventDefault();
        propose.mutate(text.trim());
      }}
    >
      <Flex vertical align="start" gap="small">
        <Input.TextArea
          aria-label={t('When you could')}
          placeholder={t('On weekdays after four, or on Saturday morning')}
          autoSize={{ minRows: 2, maxRows: 6 }}
          maxLength={MAX_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Flex wrap gap="small">
          <Button htmlType="submit" disabled={text.trim() === '' || propose.isPending}>
            {t('Send proposal')}
          </Button>
          <Button type="text" disabled={propose.isPending} onClick={() => setOpen(false)}>
            {t('Cancel')}
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}
