import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Button, Flex, Select, Tag } from 'antd';
import { DayPicker } from '@/components/fields/days/day-picker.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import type { AuditKind } from '@/api/generated/types.gen';
import { SearchField } from '@/components/fields/search-field.tsx';
import { PagedList } from '@/components/lists/paged-list.tsx';
import { CLEARABLE } from '@/components/fields/clearable.tsx';
import { t } from '@/lib/language/t.ts';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from './audit-actions.ts';
import { auditFilterOf, type AuditSearch } from './audit-search.ts';
import { auditQuery } from '../users/user-queries.ts';
import { Icon } from '@/light/marks/icon.tsx';
import { AuditTable } from './audit-table.tsx';

interface AuditLogProps {
  search: AuditSearch;
  onFilter: (change: AuditSearch) => void;
}

/** An element for the button, which an icon is not. */
const CLOSE = (
  <span>
    <Icon name="close" />
  </span>
);

const KINDS: Record<AuditKind, string> = {
  decisions: t('Decisions'),
  'sign-ins': t('Sign-ins'),
  other: t('Everything else'),
};

/** The audit log with filters and an export. */
export function AuditLog({ search, onFilter }: AuditLogProps) {
  const list = useInfiniteQuery({ ...auditQuery(search), placeholderData: keepPreviousData });
  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="small" align="end">
        <SearchField
          label={t('Search the audit log')}
          placeholder={t('Name or details')}
          value={search.search ?? ''}
          onSearch={(typed) => onFilter({ search: typed || undefined })}
        />
        <Choice
          label={t('Kind')}
          labels={KINDS}
          value={search.kind}
          onChange={(kind) => onFilter({ kind, action: undefined })}
        />
        <Choice
          label={t('Action')}
          labels={AUDIT_ACTIONS}
          value={search.action}
          onChange={(action) => onFilter({ action })}
        />
        <Choice
          label={t('Subject')}
          labels={AUDIT_SUBJECTS}
          value={search.subjectKind}
          onChange={(subjectKind) => onFilter({ subjectKind, subjectId: undefined })}
        />
        <Day label={t('From')} value={search.from} onChange={(from) => onFilter({ from })} />
        <Day label={t('To')} value={search.to} onChange={(to) => onFilter({ to })} />
        <Button href={`/api/admin/audit/export?${queryOf(search)}`} download icon={<Icon name="download" />}>
          {t('Export CSV')}
        </Button>
      </Flex>
      <Flex wrap gap="small">
        <Chosen label={t('By user')} value={search.actor} onClear={() => onFilter({ actor: undefined })} />
        <Chosen label={t('By or about user')} value={search.person} onClear={() => onFilter({ person: undefined })} />
        <Chosen label={t('Subject')} value={search.subjectId} onClear={() => onFilter({ subjectId: undefined })} />
      </Flex>
      <PagedList
        list={list}
        what={t('entries')}
        failureTitle={t('We couldn’t load the audit log')}
        empty={<EmptyState text={t('No entries found')} hint={t('Try another action or other days.')} />}
      >
        {(entries, isStale) => <AuditTable entries={entries} isStale={isStale} />}
      </PagedList>
    </Flex>
  );
}

function queryOf(search: AuditSearch): string {
  const given = Object.entries(auditFilterOf(search)).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

interface ChoiceProps<Value extends string> {
  label: string;
  labels: Record<Value, string>;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

function Choice<Value extends string>({ label, labels, value, onChange }: ChoiceProps<Value>) {
  return (
    <Select<Value>
      aria-label={label}
      placeholder={t('{label}: any', { label })}
      allowClear={CLEARABLE}
      // Screen readers announce only some options of a virtual list.
      virtual={false}
      showSearch={{ optionFilterProp: 'label' }}
      options={Object.entries<string>(labels).map(([key, text]) => ({ value: key as Value, label: text }))}
      value={value ?? null}
      onChange={(chosen: Value | undefined) => onChange(chosen)}
      style={{ width: '14rem' }}
    />
  );
}

function Day({
  label,
  value = '',
  onChange,
}: {
  label: string;
  value: string | undefined;
  onChange: (day?: string) => void;
}) {
  return (
    <span style={{ width: '10rem' }}>
      <DayPicker aria-label={label} placeholder={label} value={value} onChange={(day) => onChange(day || undefined)} />
    </span>
  );
}

function Chosen({ label, value, onClear }: { label: string; value: number | string | undefined; onClear: () => void }) {
  if (value === undefined) return null;
  return (
    <Tag closable={{ closeIcon: CLOSE, 'aria-label': t('Remove {label} {value}', { label, value }) }} onClose={onClear}>
      {label} {value}
    </Tag>
  );
}
