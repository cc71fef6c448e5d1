import { Button, Flex, Input } from 'antd';
import { useId, useState } from 'react';
import { tooLong } from '@/lib/rules/text-limit.ts';
import { t } from '@/lib/language/t.ts';
import type { useAmend } from './own-application-mutations.ts';

const MAX_LENGTH = 5000;

interface LetterEditorProps {
  letter: string;
  amend: ReturnType<typeof useAmend>;
}

/** The cover letter of an application that the employer has not opened yet. */
export function LetterEditor({ letter, amend }: LetterEditorProps) {
  const [text, setText] = useState(letter);
  const hint = useId();
  const problem = tooLong(text, MAX_LENGTH);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        amend.mutate({ coverLetter: text.trim() });
      }}
    >
      <Flex vertical align="start" gap="small">
        <Input.TextArea
          aria-label={t('Cover letter')}
          autoSize={{ minRows: 3, maxRows: 14 }}
          status={problem ? 'error' : ''}
          aria-invalid={problem !== undefined}
          aria-describedby={hint}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <small id={hint} role="status">
          {problem}
        </small>
        <Button htmlType="submit" disabled={amend.isPending || problem !== undefined || text.trim() === letter}>
          {amend.isPending ? t('Saving…') : t('Save letter')}
        </Button>
      </Flex>
    </form>
  );
}
