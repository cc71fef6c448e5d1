import { Button, Flex, Form, Input } from 'antd';
import { Confirm } from '@/components/confirmation/confirm.tsx';
import * as z from 'zod/mini';
import type { MessageTemplateBody, ReceivedApplicationBody } from '@/api/generated/types.gen';
import { CountedText } from '@/components/fields/counted-text.tsx';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { t } from '@/lib/language/t.ts';
import { PLACEHOLDER_NAMES } from './fill-template.ts';
import { useDeleteTemplate, useSaveTemplate } from './message-template-queries.ts';
import styles from '../move.module.css';
import { TemplatePreview } from './template-preview.tsx';

const MAX_TEXT_LENGTH = 5_000;

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, t('Name is required'))),
  subject: z.string(),
  body: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, t('Text is required')),
      z.maxLength(MAX_TEXT_LENGTH, t('Text can have at most 5,000 characters')),
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
      <Form.Item label={t('Name')} required {...item('name')}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item label={t('Email subject')} {...item('subject')}>
        <Input maxLength={150} />
      </Form.Item>
      <Form.Item label={t('Text')} required {...item('body')}>
        <CountedText autoSize={{ minRows: 4, maxRows: 12 }} max={MAX_TEXT_LENGTH} />
      </Form.Item>
      <Flex wrap gap="small" align="center">
        <span className={styles.hint}>{t('Insert:')}</span>
        {PLACEHOLDER_NAMES.map((name) => (
          <Button key={name} size="small" onClick={() => add(name)}>{`{{${name}}}`}</Button>
        ))}
      </Flex>
      {sample && body ? (
        <TemplatePreview
          template={{ subject, body }}
          sample={sample}
          hint={t('As {fullName} would see it', { fullName: sample.user.fullName })}
          style={{ marginBlock: 'var(--space-4)' }}
        />
      ) : null}
      <Flex gap="small" style={{ marginTop: 'var(--space-4)' }}>
        <Button type="primary" htmlType="submit" disabled={save.isPending}>
          {save.isPending ? t('Saving…') : t('Save Template')}
        </Button>
        {template ? (
          <Confirm
            title={t('Delete this template?')}
            okText={t('Delete')}
            onConfirm={() => remove.mutate(template.id, { onSuccess: () => onSaved(undefined) })}
          >
            <Button danger disabled={remove.isPending}>
              {t('Delete')}
            </Button>
          </Confirm>
        ) : null}
      </Flex>
    </Form>
  );
}
