import { Button } from 'antd';
import { Confirm } from '@/components/confirmation/confirm.tsx';
import type { InterviewBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { useCancel } from './interview-mutations.ts';

interface CancelButtonProps {
  interview: InterviewBody;
  label: string;
  title: string;
}

/** Calls an interview off, after confirmation. */
export function CancelButton({ interview, label, title }: CancelButtonProps) {
  const cancel = useCancel(interview);
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
