import { Button } from 'antd';
import { Confirm } from '@/components/confirmation/confirm.tsx';
import type { InterviewBody } from '@/api/generated/types.gen';
import { useMayHire } from '@/lib/access/company-role.ts';
import { t } from '@/lib/language/t.ts';
import { useCancel } from './interview-mutations.ts';

interface CancelButtonProps {
  interview: InterviewBody;
  label: string;
  title: string;
}

/** Calls an interview off, after confirmation; reviewers of a company cannot. */
export function CancelButton({ interview, label, title }: CancelButtonProps) {
  const cancel = useCancel(interview);
  const mayHire = useMayHire();
  if (!mayHire) return null;
  return (
    <Confirm
      title={title}
      description={t('The other person is notified at once.')}
      okText={label}
      cancelText={t('Keep it')}
      okButtonProps={{ danger: true }}
      onConfirm={() => cancel.mutate()}
    >
      <Button danger disabled={cancel.isPending}>
        {label}
      </Button>
    </Confirm>
  );
}
