import { Alert, Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import * as z from 'zod/mini';
import { messageOf } from '@/api/api-error.ts';
import type { UserPageBody } from '@/api/generated/types.gen';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { useSuspension } from '@/features/administration/user-mutations.ts';

const MAX_LENGTH = 1000;
const reasonSchema = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Reason must be at least 10 characters'),
      z.maxLength(MAX_LENGTH, `Reason must be at most ${MAX_LENGTH} characters`),
    ),
});

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
      <SuspendDialog user={user} change={change} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

interface SuspendDialogProps {
  user: UserPageBody;
  change: ReturnType<typeof useSuspension>;
  isOpen: boolean;
  onClose: () => void;
}

function SuspendDialog({ user, change, isOpen, onClose }: SuspendDialogProps) {
  const { props, item } = useSchemaForm(reasonSchema, ({ reason }, { showRejections }) =>
    change.mutate({ suspended: true, reason }, { onSuccess: onClose, onError: showRejections }),
  );
  return (
    <Modal
      open={isOpen}
      title={`Suspend ${user.fullName}?`}
      okText="Suspend"
      okButtonProps={{ danger: true, loading: change.isPending }}
      onOk={() => props.form?.submit()}
      onCancel={onClose}
    >
      <p>
        All sessions end, and the profile and listings are hidden until you lift the suspension. {user.fullName} gets
        the reason by email and when signing in, with instructions on how to object.
      </p>
      {change.isError ? <Alert type="error" role="alert" showIcon title={messageOf(change.error)} /> : null}
      <Form {...props} name="suspend" initialValues={{ reason: '' }}>
        <Form.Item {...item('reason')} label="Reason" required>
          <Input.TextArea rows={4} maxLength={MAX_LENGTH} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
}
