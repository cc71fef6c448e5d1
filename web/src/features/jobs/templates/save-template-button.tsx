import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import type { EditJobRequest } from '@/api/generated/types.gen';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { t } from '@/lib/language/t.ts';
import { useSaveTemplate } from './template-queries.ts';

const MAX_NAME_LENGTH = 100;

/** Keeps what is typed as a template. */
export function SaveTemplateButton({ read }: { read: () => EditJobRequest }) {
  const [name, setName] = useState<string>();
  const save = useSaveTemplate();
  const close = () => {
    save.reset();
    setName(undefined);
  };
  return (
    <>
      <Button onClick={() => setName(read().title ?? '')}>{t('Save as Template…')}</Button>
      <Modal
        open={name !== undefined}
        title={t('Save as a template')}
        okText={save.isPending ? t('Saving…') : t('Save Template')}
        okButtonProps={{ disabled: save.isPending || !name?.trim() }}
        onOk={() => save.mutate({ ...read(), name: name ?? '' }, { onSuccess: close })}
        onCancel={close}
        destroyOnHidden
      >
        <Form.Item
          label={t('Name')}
          htmlFor="template-name"
          layout="vertical"
          extra={t('A template of the same name is replaced. Everybody in your company can use it.')}
        >
          <Input
            id="template-name"
            dir="auto"
            maxLength={MAX_NAME_LENGTH}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Form.Item>
        <ErrorAlert error={save.error} />
      </Modal>
    </>
  );
}
