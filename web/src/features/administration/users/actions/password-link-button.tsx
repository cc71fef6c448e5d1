import { Button, Modal, Typography } from 'antd';
import { useState } from 'react';
import { passwordResetLink } from '@/api/generated/calls/account.gen';
import { PasswordConfirmation } from '@/components/confirmation/password-confirmation.tsx';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';

interface PasswordLinkButtonProps {
  user: { readonly id: number; readonly fullName: string };
  size?: 'small' | 'middle';
}

/** Creates a password reset link for a locked-out user once the admin has confirmed it, and shows it once. */
export function PasswordLinkButton({ user, size = 'small' }: PasswordLinkButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [url, setUrl] = useState<string>();
  const { mutate, ...create } = useSingleMutation({
    mutationFn: (password: string) => passwordResetLink({ path: { id: user.id }, body: { password } }),
  });
  return (
    <>
      <Button
        size={size}
        aria-label={t('Create a password link for {fullName}', { fullName: user.fullName })}
        onClick={() => setOpen(true)}
      >
        {t('Password Link')}
      </Button>
      <PasswordConfirmation
        title={t('Create a password link for {fullName}?', { fullName: user.fullName })}
        okText={t('Create Link')}
        open={isOpen}
        onClose={() => setOpen(false)}
        action={{
          ...create,
          mutate: (password, { onSuccess, onError }) =>
            mutate(password, {
              onSuccess: (link) => {
                onSuccess();
                setUrl(link.url);
              },
              onError,
            }),
        }}
      >
        <p>
          {t('Whoever has the link can set a new password and sign in as {fullName}.', { fullName: user.fullName })}
        </p>
      </PasswordConfirmation>
      <Modal
        open={url !== undefined}
        title={t('Password link for {fullName}', { fullName: user.fullName })}
        footer={null}
        onCancel={() => setUrl(undefined)}
      >
        <p>
          {t('Give this link only to {fullName}. It works once, expires in one hour and replaces earlier links.', {
            fullName: user.fullName,
          })}
        </p>
        <Typography.Paragraph copyable code>
          {url}
        </Typography.Paragraph>
      </Modal>
    </>
  );
}
