import { Button, Flex, Form, Input } from 'antd';
import { Confirm } from '@/components/confirmation/confirm.tsx';
import * as z from 'zod/mini';
import type { MessageTemplateBody, ReceivedApplicationBody } from '@/api/generated/types.gen';
import { CountedText } from '@/components/fields/counted-text.tsx';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { PLACEHOLDER_NAMES } from './fill-template.ts';
import { useDeleteTemplate, useSaveTemplate } from './message-template-queries.ts';
import styles from './move.module.css';
import { TemplatePreview } from './template-preview.tsx';

const MAX_TEXT_LENGTH = 5_000;

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Name is required')),
  subject: z.string(),
  body: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Text is required'),
      z.maxLength(MAX_TEXT_LENGTH, 'Text can have at most 5,000 characters'),
    ),
});

interface TemplateFormProps {
  /** Undefined for a new one. */
  template: MessageTemplateBody | undefined;
  sample: ReceivedApplicationBody | undefined;
  onSaved: (id: number | undefined) => void;
}

/** Edits a template, with a preview of what an applicant would see. */
export function TemplateForm({ template, sample, onSaved }: TemplateFormProps) {
  const save = useSaveTemplate();
  const remove = useDeleteTemplate();
  const { form, props, item } = useSchemaForm(schema, (values, { showRejections }) =>
    save.mutate({ id: template?.id, ...values }, { onSuccess: ({ id }) => onSaved(id), onError: showRejections }),
  );
  const subject = Form.useWatch('subject', form) ?? '';
  const body = Form.useWatch('body', form) ?? '';
  const add = (name: string) =>
    form.setFieldValue('body', `${(form.getFieldValue('body') as string | undefined) ?? ''}{{${name}}}`);

  return (
    <Form
      {...props}
      initialValues={{ name: template?.name ?? '', subject: template?.subject ?? '', body: template?.body ?? '' }}
    >
      <Form.Item label="Name" required {...item('name')}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item label="Email subject" {...item('subject')}>
        <Input maxLength={150} />
      </Form.Item>
      <Form.Item label="Text" required {...item('body')}>
        <CountedText autoSize={{ minRows: 4, maxRows: 12 }} max={MAX_TEXT_LENGTH} />
      </Form.Item>
      <Flex wrap gap="small" align="center">
        <span className={styles.hint}>Insert:</span>
        {PLACEHOLDER_NAMES.map((name) => (
          <Button key={name} size="small" onClick={() => add(name)}>{`{{${name}}}`}</Button>
        ))}
      </Flex>
      {sample && body ? (
        <TemplatePreview
          template={{ subject, body }}
          sample={sample}
          hint={`As ${sample.user.fullName} would see it`}
          style={{ marginBlock: 'var(--space-4)' }}
        />
      ) : null}
      <Flex gap="small" style={{ marginTop: 'var(--space-4)' }}>
        <Button type="primary" htmlType="submit" disabled={save.isPending}>
          {save.isPending ? 'Saving…' : 'Save Template'}
        </Button>
        {template ? (
          <Confirm
            title="Delete this template?"
            okText="Delete"
            onConfirm={() => remove.mutate(template.id, { onSuccess: () => onSaved(undefined) })}
          >
            <Button danger disabled={remove.isPending}>
              Delete
            </Button>
          </Confirm>
        ) : null}
      </Flex>
    </Form>
  );
}
