import { Button } from 'antd';
import { useState } from 'react';
import type { UserPageBody } from '@/api/generated/types.gen';
import { useSuspension } from './user-mutations.ts';
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
  const action = suspended ? 'Suspend' : 'Lift Suspension';
  return (
    <>
      <Button danger={suspended} onClick={() => setOpen(true)}>
        {action}
      </Button>
      <ReasonDialog
        key={action}
        isOpen={isOpen}
        title={suspended ? `Suspend ${fullName}?` : `Lift the suspension of ${fullName}?`}
        action={action}
        isDanger={suspended}
        change={change}
        onSubmit={(reason, callbacks) => change.mutate({ suspended, reason }, callbacks)}
        onClose={() => setOpen(false)}
      >
        {suspended
          ? `All sessions end, and the profile and listings are hidden until you lift the suspension. ${fullName} gets the reason by email and when signing in, with instructions on how to object.`
          : `${fullName} can sign in again, and the profile and listings are back. Only admins see the reason.`}
      </ReasonDialog>
    </>
  );
}
