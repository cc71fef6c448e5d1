import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { AdminInvitationBody } from '@/api/generated/types.gen';
import { OwnPassword } from '@/components/confirmation/own-password.tsx';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { Section } from '@/components/layout/section.tsx';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { t } from '@/lib/language/t.ts';
import { invitationsQuery, useInviteAdmin, useWithdrawInvitation } from './invitation-queries.ts';
import { formatDate } from '@/lib/format/format-date.ts';
import { useHasPassword } from '@/lib/query/sign-in-query.ts';
import { ownPassword } from '@/lib/rules/account-rules.ts';

const schema = z.object({
  email: z.string().check(z.trim(), z.email(t('Please enter a valid email address'))),
  password: ownPassword(t('Password is required')),
});

const COLUMNS: readonly RecordColumn<AdminInvitationBody>[] = [
  { title: t('Email'), render: ({ email }) => email },
  { title: t('Invited by'), render: ({ invitedBy }) => invitedBy },
  { title: t('Valid until'), width: '10rem', render: ({ expiresAt }) => formatDate(expiresAt) },
  { title: t('Actions'), untitled: true, width: '10rem', render: (invitation) => <Withdraw invitation={invitation} /> },
];

/** Invites admins, and lists pending invitations. */
export function AdminInvitations() {
  const { data = [] } = useQuery(invitationsQuery);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Flex>
        <Button onClick={() => setOpen(true)}>{t('Invite an Admin')}</Button>
      </Flex>
      {data.length > 0 ? (
        <Section title={t('Invited admins')}>
          <RecordTable label={t('Invited admins')} columns={COLUMNS} rows={data} />
        </Section>
      ) : null}
      <InviteDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function Withdraw({ invitation: { id, email } }: { invitation: AdminInvitationBody }) {
  const withdraw = useWithdrawInvitation();
  return (
    <Button
      size="small"
      aria-label={t('Withdraw the invitation for {email}', { email })}
      disabled={withdraw.isPending}
      onClick={() => withdraw.mutate(id)}
    >
      {t('Withdraw')}
    </Button>
  );
}

function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const invite = useInviteAdmin();
  const hasPassword = useHasPassword();
  const close = () => {
    invite.reset();
    onClose();
  };
  const { form, props, item } = useSchemaForm(schema, ({ email, password = '' }, { showRejections }) =>
    invite.mutate({ email, password }, { onSuccess: close, onError: showRejections }),
  );
  return (
    <Modal
      open={open}
      title={t('Invite an admin')}
      okText={t('Send Invitation')}
      okButtonProps={{ disabled: invite.isPending }}
      onOk={() => form.submit()}
      onCancel={close}
      destroyOnHidden
    >
      <p>
        {t(
          'Anyone who accepts the invitation can do everything you can. The link works once and expires in seven days.',
        )}
      </p>
      <Form
        {...props}
        name="invitation"
        initialValues={{ email: '', ...(hasPassword && { password: '' }) }}
        clearOnDestroy
      >
        <ErrorAlert error={invite.error} />
        <Form.Item {...item('email')} label={t('Email')} required>
          <Input type="email" autoComplete="off" />
        </Form.Item>
        <OwnPassword {...item('password')} />
      </Form>
    </Modal>
  );
}
