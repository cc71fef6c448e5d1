import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Flex, Form, Modal, Select } from 'antd';
import { Suspense, useState } from 'react';
import { lazily } from '@/public/blocks/lazily.tsx';
import type { MessageTemplateBody, ReceivedApplicationBody } from '@/api/generated/types.gen';
import { messageTemplatesQuery } from '@/features/applications/received/message-template-queries.ts';
import { useMove } from '@/features/applications/received/use-move.ts';
import { APPLICATION_STATUSES, statusLabel, type ApplicationStatus } from '@/lib/rules/application-status.ts';
import { TemplatePreview } from './template-preview.tsx';

const TemplatesDialog = lazily(() => import('./templates-dialog.tsx'), 'default');

const STATUSES = APPLICATION_STATUSES.map((status) => ({ value: status, label: statusLabel(status) }));

interface MoveDialogProps {
  /** At least one. */
  applications: readonly ReceivedApplicationBody[];
  onMoved?: () => void;
  onClose: () => void;
}

/** Sets the status of applications, optionally with a message to the applicants. */
export default function MoveDialog({ applications, onMoved, onClose }: MoveDialogProps) {
  const templates = useQuery(messageTemplatesQuery).data ?? [];
  const [status, setStatus] = useState<ApplicationStatus>();
  const [templateId, setTemplateId] = useState<number>();
  const [mail, setMail] = useState(true);
  const [isManaging, setManaging] = useState(false);
  const move = useMove();
  const [sample] = applications;
  const template = templates.find(({ id }) => id === templateId);
  const count = applications.length === 1 ? sample?.user.fullName : `${applications.length} applications`;

  const submit = () => {
    if (!status) return;
    const ids = applications.map(({ id }) => id);
    move.mutate(
      { ids, status, templateId: template?.id ?? null, mail },
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
      title={`Move ${count}`}
      okText={move.isPending ? 'Moving…' : 'Move'}
      okButtonProps={{ disabled: !status || move.isPending || move.isSuccess }}
      cancelText={move.isSuccess ? 'Close' : 'Cancel'}
      onOk={submit}
      onCancel={onClose}
    >
      {move.data ? <Skipped skipped={move.data.skipped} applications={applications} /> : null}
      <Form layout="vertical" disabled={move.isSuccess}>
        <Form.Item label="New status" htmlFor="move-status">
          <Select id="move-status" virtual={false} options={STATUSES} value={status} onChange={setStatus} />
        </Form.Item>
        <TemplateField
          templates={templates}
          value={template?.id}
          onChange={setTemplateId}
          onManage={() => setManaging(true)}
        />
        {template && sample ? (
          <TemplatePreview template={template} sample={sample} hint={`To ${sample.user.fullName}`} />
        ) : null}
        <Checkbox checked={mail} onChange={(event) => setMail(event.target.checked)}>
          Email the new status after ten seconds
        </Checkbox>
      </Form>
      {isManaging ? (
        <Suspense>
          <TemplatesDialog sample={sample} onClose={() => setManaging(false)} />
        </Suspense>
      ) : null}
    </Modal>
  );
}

interface TemplateFieldProps {
  templates: readonly MessageTemplateBody[];
  value: number | undefined;
  onChange: (id: number | undefined) => void;
  onManage: () => void;
}

function TemplateField({ templates, value, onChange, onManage }: TemplateFieldProps) {
  return (
    <Form.Item label="Message" htmlFor="move-template">
      <Flex gap="small">
        <Select
          id="move-template"
          virtual={false}
          allowClear
          placeholder="No message"
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          value={value}
          onChange={onChange}
        />
        <Button onClick={onManage}>Templates…</Button>
      </Flex>
    </Form.Item>
  );
}

interface SkippedProps {
  skipped: readonly { id: number; message: string }[];
  applications: readonly ReceivedApplicationBody[];
}

/** Which applications were not moved, and why. */
function Skipped({ skipped, applications }: SkippedProps) {
  const nameOf = (id: number) =>
    applications.find((application) => application.id === id)?.user.fullName ?? 'Applicant';
  if (skipped.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={skipped.length === 1 ? '1 application was not moved' : `${skipped.length} applications were not moved`}
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
