import { Alert, Button, Modal, Typography } from 'antd';
import { t } from '@/lib/language/t.ts';
import styles from './integrations.module.css';

interface SecretDialogProps {
  title: string;
  /** Undefined while there is none to show. */
  secret: string | undefined;
  onClose: () => void;
}

/** Shows a secret once. Only its button closes it, so that the secret is not lost by accident. */
export function SecretDialog({ title, secret, onClose }: SecretDialogProps) {
  return (
    <Modal
      title={title}
      open={secret !== undefined}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('I have copied it')}
        </Button>
      }
      destroyOnHidden
    >
      <div className={styles.parts}>
        <Alert type="warning" showIcon title={t('Copy it now. You won’t see it again.')} />
        <Typography.Text code copyable className={styles.secret}>
          {secret}
        </Typography.Text>
      </div>
    </Modal>
  );
}
