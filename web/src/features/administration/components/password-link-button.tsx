import { Button, Modal, Typography } from 'antd';
import { passwordResetLink } from '@/api/generated/calls/account.gen';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';

interface PasswordLinkButtonProps {
  user: { readonly id: number; readonly fullName: string };
  size?: 'small' | 'middle';
}

/** Creates a password reset link for a locked-out user, and shows it once. */
export function PasswordLinkButton({ user, size = 'small' }: PasswordLinkButtonProps) {
  const create = useSingleMutation({
    mutationFn: () => passwordResetLink({ path: { id: user.id } }),
    meta: { failure: 'Failed to create the link' },
  });
  return (
    <>
      <Button
        size={size}
        aria-label={`Create a password link for ${user.fullName}`}
        disabled={create.isPending}
        onClick={() => create.mutate()}
      >
        Password Link
      </Button>
      <Modal
        open={create.isSuccess}
        title={`Password link for ${user.fullName}`}
        footer={null}
        onCancel={() => create.reset()}
      >
        <p>Give this link only to {user.fullName}. It works once, expires in one hour and replaces earlier links.</p>
        <Typography.Paragraph copyable code>
          {create.data?.url}
        </Typography.Paragraph>
      </Modal>
    </>
  );
}
