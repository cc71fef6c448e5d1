import { Button, Form, Input } from 'antd';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { t } from '@/lib/language/t.ts';
import { nameSchema } from '../account-forms.ts';
import { useRename } from '../account-mutations.ts';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';

export function NamePanel({ fullName }: { fullName: string }) {
  const rename = useRename();
  const { props, item } = useSchemaForm(nameSchema, (typed, { showRejections }) =>
    rename.mutate(typed.fullName, { onError: showRejections }),
  );
  return (
    <Panel title={t('Name')}>
      <Form {...props} name="name" initialValues={{ fullName }}>
        <ErrorAlert error={rename.error} />
        <Form.Item {...item('fullName')} label={t('Full name')} required>
          <Input autoComplete="name" />
        </Form.Item>
        <Button type="primary" htmlType="submit" disabled={rename.isPending}>
          {rename.isPending ? t('Saving…') : t('Save Name')}
        </Button>
      </Form>
    </Panel>
  );
}
