import { Alert, Checkbox, Form, Modal, Select } from 'antd';
import { useState } from 'react';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { useMove } from './use-move.ts';
import {
  APPLICATION_STATUSES,
  isMailedByDefault,
  statusLabel,
  type ApplicationStatus,
} from '@/lib/rules/application-status.ts';
import { MessageFields, type Message } from './message-fields.tsx';
import { TemplatePreview } from './templates/template-preview.tsx';

const STATUSES = APPLICATION_STATUSES.map((status) => ({ value: status, label: statusLabel(status) }));

interface MoveDialogProps {
  /** At least one. */
  applications: readonly ReceivedApplicationBody[];
  onMoved?: () => void;
  onClose: () => void;
}

/** Sets the status of applications, with what the applicants read about it. */
export default function MoveDialog({ applications, onMoved, onClose }: MoveDialogProps) {
  const [status, setStatus] = useState<ApplicationStatus>();
  const [message, setMessage] = useState<Message>({ subject: '', body: '' });
  /** Undefined until it differs from what the status suggests. */
  const [chosenMail, setMail] = useState<boolean>();
  const move = useMove();
  const [sample] = applications;
  const hasMessage = message.body.trim() !== '';
  const mail = chosenMail ?? (hasMessage || status === undefined || isMailedByDefault(status));

  const submit = () => {
    if (!status) return;
    const ids = applications.map(({ id }) => id);
    move.mutate(
      { ids, status, message: hasMessage ? message : null, mail },
      {
        onSuccess: ({ changed, skipped }) => {
          if (changed.length > 0) onMoved?.();
          if (skipped.length === 0) onClose();
        },
      },
    );
  };

  return (
    <Modal
      open
      title={
        applications.length === 1
          ? t('Move {fullName}', { fullName: sample?.user.fullName })
          : t('{count, plural, one {Move # application} other {Move # applications}}', { count: applications.length })
      }
      okText={move.isPending ? t('Moving…') : t('Move')}
      okButtonProps={{ disabled: !status || move.isPending || move.isSuccess }}
      cancelText={move.isSuccess ? t('Close') : t('Cancel')}
      onOk={submit}
      onCancel={onClose}
    >
      {move.data ? <Skipped skipped={move.data.skipped} applications={applications} /> : null}
      <Form layout="vertical" disabled={move.isSuccess}>
        <Form.Item label={t('New status')} htmlFor="move-status">
          <Select id="move-status" virtual={false} options={STATUSES} value={status} onChange={setStatus} />
        </Form.Item>
        <MessageFields message={message} onChange={setMessage} status={mail ? status : undefined} sample={sample} />
        {hasMessage && sample ? (
          <TemplatePreview
            template={message}
            sample={sample}
            hint={t('To {fullName}', { fullName: sample.user.fullName })}
          />
        ) : null}
        <Checkbox checked={mail} onChange={(event) => setMail(event.target.checked)}>
          {t('Email the new status after ten seconds')}
        </Checkbox>
      </Form>
    </Modal>
  );
}

interface SkippedProps {
  skipped: readonly { id: number; message: string }[];
  applications: readonly ReceivedApplicationBody[];
}

/** Which applications were not moved, and why. */
function Skipped({ skipped, applications }: SkippedProps) {
  const nameOf = (id: number) =>
    applications.find((application) => application.id === id)?.user.fullName ?? t('Applicant');
  if (skipped.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('{count, plural, one {# application was not moved} other {# applications were not moved}}', {
        count: skipped.length,
      })}
      description={
        <ul>
          {skipped.map(({ id, message }) => (
            <li key={id}>
              {nameOf(id)}: {message}
            </li>
          ))}
        </ul>
      }
    />
  );
}
