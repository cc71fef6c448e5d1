import { Button, Form } from 'antd';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import type { UserPageBody } from '@/api/generated/types.gen';
import { ConfirmationDialog, type Confirmation } from '@/components/confirmation/confirmation-dialog.tsx';
import { OwnPassword } from '@/components/confirmation/own-password.tsx';
import { CountedText } from '@/components/fields/counted-text.tsx';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { t } from '@/lib/language/t.ts';
import { useDeleteUser, useExportUser, type LeavingForm } from './leaving-mutations.ts';
import { useHasPassword } from '@/lib/query/sign-in-query.ts';
import { confirmSchema } from '@/lib/rules/account-rules.ts';
import { MAX_REASON, reasonSchema } from '@/lib/rules/reason-schema.ts';

const leavingSchema = z.extend(reasonSchema, confirmSchema.shape);

/** Exports or deletes an account at its owner's request. */
export function LeavingButtons({ user }: { user: UserPageBody }) {
  const [asked, setAsked] = useState<'export' | 'deletion'>();
  const exporting = useExportUser(user.id);
  const deleting = useDeleteUser(user.id);
  const close = () => setAsked(undefined);
  return (
    <>
      <Button onClick={() => setAsked('export')}>{t('Export Data')}</Button>
      <Button danger onClick={() => setAsked('deletion')}>
        {t('Delete Account')}
      </Button>
      <LeavingDialog
        title={t('Export the data of {fullName}?', { fullName: user.fullName })}
        okText={t('Export Data')}
        open={asked === 'export'}
        onClose={close}
        action={exporting}
      >
        <p>
          {t(
            'You download everything stored about this account, private messages and files included. Give it only to {fullName}, after you have made sure who is asking.',
            { fullName: user.fullName },
          )}
        </p>
      </LeavingDialog>
      <LeavingDialog
        title={t('Delete the account of {fullName}?', { fullName: user.fullName })}
        okText={t('Delete Account')}
        danger
        open={asked === 'deletion'}
        onClose={close}
        action={deleting}
      >
        <p>
          {consequences(user)} {t('This cannot be undone. Make sure who is asking first.')}
        </p>
      </LeavingDialog>
    </>
  );
}

function consequences({ role, listingCount, applicationCount }: UserPageBody): string {
  if (role === 'employer') {
    return t(
      '{listingCount, plural, =0 {The company profile goes.} one {The company profile goes, and its listing closes at once and is deleted in 60 days, with all applications.} other {The company profile goes, and # listings close at once and are deleted in 60 days, with all applications.}}',
      { listingCount },
    );
  }
  return role === 'admin'
    ? t('The account and everything in it are deleted.')
    : t(
        '{applicationCount, plural, one {The profile, its files and # application are deleted.} other {The profile, its files and # applications are deleted.}}',
        { applicationCount },
      );
}

function LeavingDialog({ action, onClose, children, ...dialog }: Confirmation<LeavingForm> & { children: ReactNode }) {
  const hasPassword = useHasPassword();
  const close = () => {
    action.reset();
    onClose();
  };
  const { form, props, item } = useSchemaForm(leavingSchema, ({ reason, password = '' }, { showRejections }) =>
    action.mutate({ reason, password }, { onSuccess: close, onError: showRejections }),
  );
  return (
    <ConfirmationDialog {...dialog} form={form} isPending={action.isPending} onClose={close}>
      {children}
      <Form
        {...props}
        name="leaving"
        initialValues={{ reason: '', ...(hasPassword ? { password: '' } : {}) }}
        clearOnDestroy
      >
        <ErrorAlert error={action.error} />
        <Form.Item {...item('reason')} label={t('Reason')} extra={t('Kept in the audit log.')} required>
          <CountedText rows={3} max={MAX_REASON} />
        </Form.Item>
        <OwnPassword {...item('password')} />
      </Form>
    </ConfirmationDialog>
  );
}
