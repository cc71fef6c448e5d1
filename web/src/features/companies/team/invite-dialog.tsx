import { useQuery } from '@tanstack/react-query';
import { Form, Input, Modal, Radio, Typography, type FormItemProps } from 'antd';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { t } from '@/lib/language/t.ts';
import { workplacesQuery } from '@/lib/workplaces/workplaces-query.ts';
import { WorkplacesChoice } from './workplaces-choice.tsx';
import { ROLE_CHOICES } from '@/lib/access/company-roles.ts';
import { useInviteMember } from './team-queries.ts';

const schema = z.object({
  email: z.string().check(z.trim(), z.email(t('Please enter a valid email address'))),
  role: z.enum(['owner', 'recruiter', 'reviewer']),
  workplaceIds: z.nullable(z.array(z.number())),
});

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Invites someone to the company, and shows the link where the site sends no mail. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const invite = useInviteMember();
  const [link, setLink] = useState<string>();
  const close = () => {
    invite.reset();
    setLink(undefined);
    onClose();
  };
  const { form, props, item } = useSchemaForm(schema, (typed, { showRejections }) =>
    invite.mutate(typed, {
      onSuccess: (made) => (made.link === null ? close() : setLink(made.link)),
      onError: showRejections,
    }),
  );
  return (
    <Modal
      open={open}
      title={t('Invite a member')}
      okText={link === undefined ? t('Invite') : t('Done')}
      okButtonProps={{ disabled: invite.isPending }}
      cancelButtonProps={{ hidden: link !== undefined }}
      onOk={() => (link === undefined ? form.submit() : close())}
      onCancel={close}
      destroyOnHidden
    >
      {link === undefined ? (
        <Form
          {...props}
          name="member"
          initialValues={{ email: '', role: 'recruiter', workplaceIds: null }}
          clearOnDestroy
        >
          <ErrorAlert error={invite.error} />
          <Form.Item {...item('email')} label={t('Email')} required>
            <Input type="email" autoComplete="off" />
          </Form.Item>
          <Form.Item {...item('role')} label={t('Role')} required>
            <Radio.Group
              vertical
              options={ROLE_CHOICES.map(({ value, label, text }) => ({
                value,
                label: t('{role}: {rights}', { role: label, rights: text }),
              }))}
            />
          </Form.Item>
          <HotelsField field={item('workplaceIds')} />
        </Form>
      ) : (
        <NewLink link={link} />
      )}
    </Modal>
  );
}

function NewLink({ link }: { link: string }) {
  return (
    <>
      <p>
        {t('Pass this link on. It works once, for this address, and expires in seven days. You won’t see it again.')}
      </p>
      <Typography.Text code copyable>
        {link}
      </Typography.Text>
    </>
  );
}

/** The hotels of a reviewer, if the company has any. */
function HotelsField({ field }: { field: FormItemProps }) {
  const role = Form.useWatch<string | undefined>('role');
  const { data: workplaces = [] } = useQuery(workplacesQuery);
  if (role !== 'reviewer' || workplaces.length === 0) return null;
  return (
    <Form.Item {...field} label={t('Hotels')}>
      <WorkplacesChoice />
    </Form.Item>
  );
}
