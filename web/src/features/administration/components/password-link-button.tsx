import { Button, Modal, Typography } from 'antd';
import { passwordResetLink } from '@/api/generated/calls/account.gen';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';

interface PasswordLinkButtonProps {
  user: { readonly id: number; readonly fullName: string };
  size?: 'small' | 'middle';
}

/** Creates a link with which a user who is locked out sets a new password, and shows it once. */
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
        <p>
          Pass this link on to {user.fullName}, and to nobody else. It works once, within an hour, and replaces earlier
          ones.
        </p>
        <Typography.Paragraph copyable code>
          {create.data?.url}
        </Typography.Paragraph>
      </Modal>
    </>
  );
}
