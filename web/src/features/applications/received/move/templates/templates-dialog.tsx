import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Modal, Select } from 'antd';
import { useState } from 'react';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { Loaded } from '@/components/states/loaded.tsx';
import { t } from '@/lib/language/t.ts';
import { messageTemplatesQuery } from './message-template-queries.ts';
import { TemplateForm } from './template-form.tsx';

/** Id of a template that is not saved yet. */
const NEW = 0;

interface TemplatesDialogProps {
  /** The application used in the preview. */
  sample: ReceivedApplicationBody | undefined;
  onClose: () => void;
}

/** Adds, edits and deletes the employer's templates. */
export default function TemplatesDialog({ sample, onClose }: TemplatesDialogProps) {
  const query = useQuery(messageTemplatesQuery);
  const [chosen, setChosen] = useState<number>();
  return (
    <Modal open title={t('Message templates')} footer={null} width={640} onCancel={onClose}>
      <Loaded query={query} failureTitle={t('We couldn’t load your templates')}>
        {(templates) => {
          const template = templates.find(({ id }) => id === (chosen ?? templates[0]?.id));
          return (
            <Flex vertical gap="middle">
              <Flex wrap gap="small">
                <Select
                  aria-label={t('Template')}
                  virtual={false}
                  style={{ flex: '1 1 12rem' }}
                  value={template?.id ?? NEW}
                  options={[
                    ...(template ? [] : [{ value: NEW, label: t('New template') }]),
                    ...templates.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  onChange={setChosen}
                />
                <Button disabled={!template} onClick={() => setChosen(NEW)}>
                  {t('New template')}
                </Button>
              </Flex>
              <TemplateForm key={template?.id ?? NEW} template={template} sample={sample} onSaved={setChosen} />
            </Flex>
          );
        }}
      </Loaded>
    </Modal>
  );
}
