import { Button } from 'antd';
import { useState } from 'react';
import type { UserPageBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { useSuspension } from '../user-mutations.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** Suspends an account, or lifts the suspension, after asking for the reason. */
export function SuspendButton({
  user: { id, fullName, suspendedAt },
}: {
  user: Pick<UserPageBody, 'id' | 'fullName' | 'suspendedAt'>;
}) {
  const [isOpen, setOpen] = useState(false);
  const change = useSuspension(id);
  const suspended = suspendedAt === null;
  const action = suspended ? t('Suspend') : t('Lift Suspension');
  return (
    <>
      <Button danger={suspended} onClick={() => setOpen(true)}>
        {action}
      </Button>
      <ReasonDialog
        key={action}
        isOpen={isOpen}
        title={
          suspended ? t('Suspend {fullName}?', { fullName }) : t('Lift the suspension of {fullName}?', { fullName })
        }
        action={action}
        isDanger={suspended}
        change={change}
        onSubmit={(reason, callbacks) => change.mutate({ suspended, reason }, callbacks)}
        onClose={() => setOpen(false)}
      >
        {suspended
          ? t(
              'All sessions end, and the profile and listings are hidden until you lift the suspension. {fullName} gets the reason by email and when signing in, with instructions on how to object.',
              { fullName },
            )
          : t('{fullName} can sign in again, and the profile and listings are back. Only admins see the reason.', {
              fullName,
            })}
      </ReasonDialog>
    </>
  );
}
