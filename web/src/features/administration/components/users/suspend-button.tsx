import { Button } from 'antd';
import { useState } from 'react';
import type { UserPageBody } from '@/api/generated/types.gen';
import { useSuspension } from '@/features/administration/user-mutations.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** Suspends an account after asking for the reason, or lifts the suspension. */
export function SuspendButton({ user }: { user: UserPageBody }) {
  const [isOpen, setOpen] = useState(false);
  const change = useSuspension(user.id);
  if (user.suspendedAt !== null) {
    return (
      <Button loading={change.isPending} onClick={() => change.mutate({ suspended: false })}>
        Lift Suspension
      </Button>
    );
  }
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        Suspend
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        title={`Suspend ${user.fullName}?`}
        action="Suspend"
        isDanger
        change={change}
        onSubmit={(reason, callbacks) => change.mutate({ suspended: true, reason }, callbacks)}
        onClose={() => setOpen(false)}
      >
        All sessions end, and the profile and listings are hidden until you lift the suspension. {user.fullName} gets
        the reason by email and when signing in, with instructions on how to object.
      </ReasonDialog>
    </>
  );
}
