import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Select } from 'antd';
import { useState } from 'react';
import type { JobTemplateBody } from '@/api/generated/types.gen';
import { Confirm } from '@/components/confirmation/confirm.tsx';
import { t } from '@/lib/language/t.ts';
import { jobTemplatesQuery, useLoadTemplate, useRemoveTemplate } from './template-queries.ts';

/** Fills the form from a template; hidden if there are none. */
export function TemplateChoice({ onChoose }: { onChoose: (template: JobTemplateBody) => void }) {
  const { data: templates = [] } = useQuery(jobTemplatesQuery);
  const [chosen, setChosen] = useState<number>();
  const load = useLoadTemplate();
  const remove = useRemoveTemplate();
  const template = templates.find(({ id }) => id === chosen);
  if (templates.length === 0) return null;
  return (
    <Flex wrap gap="small" align="center" style={{ marginBottom: 'var(--space-4)' }}>
      <Select
        aria-label={t('Start from a template')}
        placeholder={t('Start from a template')}
        virtual={false}
        style={{ flex: '0 1 20rem' }}
        loading={load.isPending}
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        value={template ? template.id : null}
        onChange={(id: number) => {
          setChosen(id);
          load.mutate(id, { onSuccess: onChoose });
        }}
      />
      {template ? (
        <Confirm
          title={t('Delete the template “{name}”?', { name: template.name })}
          okText={t('Delete')}
          onConfirm={() => remove.mutate(template.id)}
        >
          <Button type="text" disabled={remove.isPending}>
            {t('Delete Template')}
          </Button>
        </Confirm>
      ) : null}
    </Flex>
  );
}
