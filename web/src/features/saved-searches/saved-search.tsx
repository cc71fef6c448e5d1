import { Alert, Button, Flex, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { AlertFrequency, SavedSearchBody } from '@/api/generated/types.gen';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { Said } from '@/lib/language/said.tsx';
import { t } from '@/lib/language/t.ts';
import { useChangeSearch, useDeleteSearch } from './saved-search-mutations.ts';
import { formatDateAndTime } from '@/lib/format/format-date-and-time.ts';
import styles from './saved-searches.module.css';

const FREQUENCIES: { value: AlertFrequency; label: string }[] = [
  { value: 'off', label: t('No alerts') },
  { value: 'instant', label: t('As they appear') },
  { value: 'daily', label: t('Daily') },
  { value: 'weekly', label: t('Weekly') },
];

const nameSchema = z.object({
  name: z.string().check(z.trim(), z.maxLength(100, t('Name must be at most 100 characters'))),
});

function Outdated({ problem }: { problem: string }) {
  const inSentence = (said: string) =>
    t('{problem}, so this search sends no alerts. Edit its filters and choose “Update saved search”.', {
      problem: said,
    });
  return <Said text={problem}>{(said) => <Alert type="warning" showIcon title={inSentence(said)} />}</Said>;
}

/** A saved search with its actions. */
export function SavedSearch({ saved, isMailed }: { saved: SavedSearchBody; isMailed: boolean }) {
  const { id, name, title, search, frequency, problem, nextAt } = saved;
  const change = useChangeSearch(saved);
  const remove = useDeleteSearch();
  const [renaming, setRenaming] = useState(false);
  const called = name ?? title;
  const filters = Object.fromEntries(new URLSearchParams(search));
  return (
    <li className={styles.search}>
      <div className={styles.words}>
        <h3 dir="auto">{called}</h3>
        {name === null ? null : <p className={styles.muted}>{title}</p>}
        {problem === null ? (
          <p className={styles.muted}>{nextAlert(nextAt, isMailed)}</p>
        ) : (
          <Outdated problem={problem} />
        )}
      </div>
      <Flex wrap gap="small">
        <Select
          aria-label={t('Alerts for {called}', { called })}
          // Screen readers announce only some options of a virtual list.
          virtual={false}
          value={frequency}
          options={FREQUENCIES}
          loading={change.isPending}
          disabled={change.isPending}
          style={{ minWidth: '9.5rem' }}
          onChange={(next) => change.mutate({ frequency: next })}
        />
        <ButtonLink to="/job-seeker/search" search={filters} aria-label={t('Run {called}', { called })}>
          {t('Run')}
        </ButtonLink>
        <ButtonLink
          to="/job-seeker/search"
          search={{ ...filters, saved: id }}
          aria-label={t('Edit filters of {called}', { called })}
        >
          {t('Edit filters')}
        </ButtonLink>
        <Button aria-label={t('Rename {called}', { called })} onClick={() => setRenaming(true)}>
          {t('Rename')}
        </Button>
        <Button
          aria-label={t('Delete {called}', { called })}
          disabled={remove.isPending}
          onClick={() => remove.mutate(id)}
        >
          {t('Delete')}
        </Button>
      </Flex>
      <RenameSearch saved={saved} open={renaming} onClose={() => setRenaming(false)} />
    </li>
  );
}

/** Due alerts are sent by the next run, within a few minutes. */
function nextAlert(nextAt: string | null, isMailed: boolean): string | undefined {
  if (nextAt === null) return t('No alerts');
  if (!isMailed) return undefined;
  if (new Date(nextAt) <= new Date()) return t('Next alert: in a few minutes');
  return t('Next alert: {time}', { time: formatDateAndTime(nextAt) });
}

function RenameSearch({ saved, open, onClose }: { saved: SavedSearchBody; open: boolean; onClose: () => void }) {
  const change = useChangeSearch(saved);
  const close = () => {
    change.reset();
    onClose();
  };
  const { form, props, item } = useSchemaForm(nameSchema, ({ name }, { showRejections }) =>
    change.mutate({ name: name || null }, { onSuccess: close, onError: showRejections }),
  );
  return (
    <Modal
      title={t('Rename saved search')}
      okText={t('Save')}
      okButtonProps={{ disabled: change.isPending }}
      open={open}
      onOk={() => form.submit()}
      onCancel={close}
      destroyOnHidden
    >
      <Form {...props} name={`search-${saved.id}`} initialValues={{ name: saved.name ?? '' }} clearOnDestroy>
        <ErrorAlert error={change.error} />
        <Form.Item
          {...item('name')}
          label={t('Name')}
          extra={t('Leave empty to call it “{title}”.', { title: saved.title })}
        >
          <Input />
        </Form.Item>
      </Form>
    </Modal>
  );
}
