import { Form, Input, Modal, QRCode, Typography } from 'antd';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { t } from '@/lib/language/t.ts';
import { codeSchema } from '../account-forms.ts';
import { confirmSchema } from '@/lib/rules/account-rules.ts';
import { useHasPassword } from '@/lib/query/sign-in-query.ts';
import { useConfirmSecondFactor, useStartSecondFactor } from './second-factor-mutations.ts';
import { OwnPassword } from '@/components/confirmation/own-password.tsx';
import styles from '../account.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';

interface SetUpDialogProps {
  username: string;
  onClose: () => void;
}

interface StepProps {
  isBusy: boolean;
  onClose: () => void;
}

/** Asks for the password, then for a code from the app that scanned the QR code, and then shows the recovery codes. */
export default function SetUpDialog({ username, onClose }: SetUpDialogProps) {
  const start = useStartSecondFactor();
  const confirm = useConfirmSecondFactor();
  if (confirm.data) return <Saved codes={confirm.data.recoveryCodes} onClose={onClose} />;
  if (start.data) return <Scan proposed={start.data} confirm={confirm} isBusy={confirm.isPending} onClose={onClose} />;
  return <Confirm username={username} start={start} isBusy={start.isPending} onClose={onClose} />;
}

function Confirm({
  username,
  start,
  isBusy,
  onClose,
}: StepProps & { username: string; start: ReturnType<typeof useStartSecondFactor> }) {
  const hasPassword = useHasPassword();
  const { form, props, item } = useSchemaForm(confirmSchema, ({ password = '' }, { showRejections }) =>
    start.mutate(password, { onError: showRejections }),
  );
  return (
    <Modal
      open
      title={t('Set up an authenticator app')}
      okText={t('Continue')}
      okButtonProps={{ disabled: isBusy }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p>{t('You need an app such as Aegis, Google Authenticator or your password manager.')}</p>
      <Form {...props} name="second-factor" initialValues={hasPassword ? { password: '' } : {}}>
        <ErrorAlert error={start.error} />
        <input hidden readOnly autoComplete="username" value={username} />
        <OwnPassword {...item('password')} />
      </Form>
    </Modal>
  );
}

interface ScanProps extends StepProps {
  proposed: { secret: string; address: string };
  confirm: ReturnType<typeof useConfirmSecondFactor>;
}

function Scan({ proposed: { secret, address }, confirm, isBusy, onClose }: ScanProps) {
  const { form, props, item } = useSchemaForm(codeSchema, ({ code }, { showRejections }) =>
    confirm.mutate(code, { onError: showRejections }),
  );
  return (
    <Modal
      open
      title={t('Scan this code with your app')}
      okText={t('Turn On')}
      okButtonProps={{ disabled: isBusy }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <div className={styles.scan}>
        {/* Apps scan only dark codes on a light background. */}
        <QRCode value={address} type="svg" color="#000" bgColor="#fff" />
        <p>
          {t('Or enter this key in the app:')}
          <Typography.Text code copyable={{ text: secret, tooltips: false }}>
            {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </Typography.Text>
        </p>
      </div>
      <Form {...props} name="first-code" initialValues={{ code: '' }}>
        <ErrorAlert error={confirm.error} />
        <Form.Item {...item('code')} label={t('Code from the app')} required>
          <Input inputMode="numeric" autoComplete="one-time-code" />
        </Form.Item>
      </Form>
    </Modal>
  );
}

function Saved({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Modal
      open
      title={t('Two-factor authentication is on')}
      okText={t('I Have Saved Them')}
      closable={false}
      cancelButtonProps={{ hidden: true }}
      onOk={onClose}
    >
      <RecoveryCodes codes={codes} />
    </Modal>
  );
}
