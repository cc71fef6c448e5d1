import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Form, Input, Tag, Upload } from 'antd';
import { useState } from 'react';
import type { ImportAddressBody, ImportBody, ImportState } from '@/api/generated/types.gen';
import { OwnPassword } from '@/components/confirmation/own-password.tsx';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { Panel } from '@/components/layout/panel.tsx';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { useHasPassword } from '@/lib/query/sign-in-query.ts';
import { formatDateAndTime } from '@/lib/format/format-date-and-time.ts';
import { Said } from '@/lib/language/said.tsx';
import { msg, t } from '@/lib/language/t.ts';
import { addressSchema } from '../integration-forms.ts';
import {
  useConfirmImport,
  usePreviewAddress,
  usePreviewFile,
  useUnwatchAddress,
  useWatchAddress,
} from '../integration-mutations.ts';
import { importAddressQuery, importsQuery } from '../integration-queries.ts';
import { ImportDetails } from './import-details.tsx';
import { ImportPreview } from './import-preview.tsx';
import styles from '../integrations.module.css';

const FIGURES = {
  posted: msg('{count} posted'),
  changed: msg('{count} changed'),
  unchanged: msg('{count} unchanged'),
  closed: msg('{count} closed'),
  refused: msg('{count} refused'),
} as const;

const STATES: Readonly<Record<ImportState, { label: string; color?: string }>> = {
  reading: { label: t('Reading'), color: 'processing' },
  waiting: { label: t('Waiting'), color: 'processing' },
  running: { label: t('Running'), color: 'processing' },
  done: { label: t('Done'), color: 'success' },
  stopped: { label: t('Needs confirmation'), color: 'warning' },
  failed: { label: t('Failed'), color: 'error' },
};

/** The import of listings from a feed. */
export function ImportsPanel() {
  const hasPassword = useHasPassword();
  const address = useQuery(importAddressQuery);
  const imports = useQuery(importsQuery);
  return (
    <Panel title={t('Imports')}>
      <div className={styles.parts}>
        <p>
          {t(
            'Wayfare can read your listings from a feed in XML, CSV or JSON every six hours, or your program sends it. New and changed listings wait for approval; a listing missing from two feeds in a row is archived.',
          )}
        </p>
        <Loaded query={address} failureTitle={t('We couldn’t load the address of your feed')}>
          {(known) => <AddressForm key={`${known.url} ${hasPassword}`} address={known} hasPassword={hasPassword} />}
        </Loaded>
        <FileForm />
        <Loaded query={imports} failureTitle={t('We couldn’t load your imports')}>
          {(all) =>
            all.length === 0 ? (
              <p className={styles.muted}>{t('No imports yet.')}</p>
            ) : (
              <ul className={styles.list} aria-label={t('Latest imports')}>
                {all.map((one) => (
                  <Import key={one.id} run={one} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </Panel>
  );
}

/** Uploads a feed; nothing is posted until the employer has seen what will be. */
function FileForm() {
  const preview = usePreviewFile();
  return (
    <div>
      <Upload
        aria-label={t('Preview a file')}
        accept=".xml,.csv,.tsv,.txt,.json,.rss,.html,.gz"
        showUploadList={false}
        disabled={preview.isPending}
        beforeUpload={(file) => {
          preview.mutate(file);
          return Upload.LIST_IGNORE;
        }}
      >
        <Button disabled={preview.isPending}>{t('Preview a File')}</Button>
      </Upload>
    </div>
  );
}

interface AddressFormProps {
  address: ImportAddressBody;
  /** Whether a password confirms the change. */
  hasPassword: boolean;
}

function AddressForm({ address: { url, checkedAt, fault }, hasPassword }: AddressFormProps) {
  const watch = useWatchAddress();
  const unwatch = useUnwatchAddress();
  const preview = usePreviewAddress();
  const { form, props, item } = useSchemaForm(addressSchema, (typed, { showRejections }) =>
    watch.mutate({ ...typed, password: typed.password ?? '' }, { onError: showRejections }),
  );
  const read = async () => {
    // The field shows what is wrong with it; of two clicks, the second counts.
    const typed = await form.validateFields(['url']).catch(() => undefined);
    if (typed) preview.mutate(typed.url);
  };
  return (
    <Form
      {...props}
      name="import-address"
      initialValues={{ url: url ?? '', ...(hasPassword && { password: '' }) }}
      onValuesChange={() => {
        watch.reset();
        preview.reset();
      }}
    >
      <ErrorAlert error={watch.error ?? preview.error} />
      {fault === null ? null : (
        <Alert type="warning" showIcon title={<Said text={fault} />} style={{ marginBottom: 16 }} />
      )}
      <Form.Item
        {...item('url')}
        label={t('Address of your feed')}
        required
        extra={checkedAt ? t('Last read {checkedAt}', { checkedAt: formatDateAndTime(checkedAt) }) : undefined}
      >
        <Input type="url" placeholder="https://ats.example.com/jobs.xml" autoComplete="off" />
      </Form.Item>
      <OwnPassword {...item('password')} />
      <Button htmlType="submit" disabled={watch.isPending}>
        {t('Save Address')}
      </Button>{' '}
      <Button disabled={preview.isPending} onClick={() => void read()}>
        {t('Preview')}
      </Button>{' '}
      {url === null ? null : (
        <Button type="text" disabled={unwatch.isPending} onClick={() => unwatch.mutate()}>
          {t('Remove')}
        </Button>
      )}
    </Form>
  );
}

function Import({ run }: { run: ImportBody }) {
  const confirm = useConfirmImport();
  const [open, setOpen] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const { label, color } = STATES[run.state];
  const began = formatDateAndTime(run.beganAt);
  const figures = (Object.keys(FIGURES) as (keyof typeof FIGURES)[]).filter((name) => run[name] > 0);
  return (
    <li className={styles.item}>
      <div>
        <strong>{began}</strong> <Tag color={color}>{label}</Tag>
        <p className={styles.muted}>
          {[
            t('{count} received', { count: run.received }),
            ...figures.map((name) => t(FIGURES[name], { count: run[name] })),
          ].join(' · ')}
        </p>
        {run.problem === null ? null : (
          <p>
            <Said text={run.problem} />
          </p>
        )}
      </div>
      {run.state === 'stopped' ? (
        <div>
          <Button
            aria-expanded={isPreviewed}
            aria-label={t('What the import of {began} will post', { began })}
            onClick={() => setPreviewed(!isPreviewed)}
          >
            {isPreviewed ? t('Hide Preview') : t('Show Preview')}
          </Button>{' '}
          <Button
            type="primary"
            aria-label={t('Import the feed of {began}', { began })}
            disabled={confirm.isPending}
            onClick={() => confirm.mutate(run.id)}
          >
            {t('Import')}
          </Button>
        </div>
      ) : null}
      {run.state === 'stopped' && isPreviewed ? <ImportPreview id={run.id} /> : null}
      {run.received > 0 && run.state === 'done' ? (
        <Button aria-expanded={open} aria-label={t('Details of {began}', { began })} onClick={() => setOpen(!open)}>
          {open ? t('Hide Details') : t('Show Details')}
        </Button>
      ) : null}
      {open ? <ImportDetails id={run.id} /> : null}
    </li>
  );
}
