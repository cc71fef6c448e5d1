import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Form, Input, Select } from 'antd';
import { Suspense, useState } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { CLEARABLE } from '@/components/fields/clearable.tsx';
import { t } from '@/lib/language/t.ts';
import type { ApplicationStatus } from '@/lib/rules/application-status.ts';
import { statusNews } from './status-news.ts';
import { messageTemplatesQuery } from './templates/message-template-queries.ts';

const TemplatesDialog = lazily(() => import('./templates/templates-dialog.tsx'), 'default');

/** What applicants read with a new status; placeholders are filled in for each. */
export interface Message {
  subject: string;
  /** Empty for none. */
  body: string;
}

const NONE: Message = { subject: '', body: '' };

interface MessageFieldsProps {
  message: Message;
  onChange: (message: Message) => void;
  /** The new status, once chosen. */
  status: ApplicationStatus | undefined;
  /** One of the applications. */
  sample: ReceivedApplicationBody | undefined;
}

/** A message in own words, or from a template that can be changed. */
export function MessageFields({ message, onChange, status, sample }: MessageFieldsProps) {
  const templates = useQuery(messageTemplatesQuery).data ?? [];
  const [templateId, setTemplateId] = useState<number>();
  const [isManaging, setManaging] = useState(false);
  const choose = (id: number | undefined) => {
    setTemplateId(id);
    const template = templates.find((one) => one.id === id);
    onChange(template ? { subject: template.subject ?? '', body: template.body } : NONE);
  };
  return (
    <>
      <Form.Item label={t('Template')} htmlFor="move-template">
        <Flex gap="small">
          <Select
            id="move-template"
            virtual={false}
            allowClear={CLEARABLE}
            placeholder={t('No template')}
            options={templates.map(({ id, name }) => ({ value: id, label: name }))}
            value={templates.some(({ id }) => id === templateId) ? templateId : null}
            onChange={choose}
          />
          <Button onClick={() => setManaging(true)}>{t('Templates…')}</Button>
        </Flex>
      </Form.Item>
      <Form.Item
        label={t('Message')}
        htmlFor="move-message"
        extra={sample && message.body.trim() === '' ? withoutMessage(status, sample.job) : undefined}
      >
        <Input.TextArea
          id="move-message"
          maxLength={5000}
          autoSize={{ minRows: 3, maxRows: 10 }}
          value={message.body}
          onChange={({ target }) => onChange({ ...message, body: target.value })}
        />
      </Form.Item>
      {message.body ? (
        <Form.Item label={t('Email subject')} htmlFor="move-subject">
          <Input
            id="move-subject"
            maxLength={150}
            placeholder={t('Your application: …')}
            value={message.subject}
            onChange={({ target }) => onChange({ ...message, subject: target.value })}
          />
        </Form.Item>
      ) : null}
      {isManaging ? (
        <Suspense>
          <TemplatesDialog sample={sample} onClose={() => setManaging(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function withoutMessage(status: ApplicationStatus | undefined, job: ReceivedApplicationBody['job']) {
  return status && t('Without a message, we write: “{news}”', { news: statusNews(status, job) });
}
