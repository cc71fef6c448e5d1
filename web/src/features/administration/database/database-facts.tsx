import { Descriptions, Tag } from 'antd';
import type { DatabaseStatusBody } from '@/api/generated/types.gen';
import { formatInstant } from '@/lib/format/format-time.ts';
import { t } from '@/lib/language/t.ts';

export function DatabaseFacts({ status }: { status: DatabaseStatusBody }) {
  const { schemaStatus, databaseType, serverVersion, databaseUrl, timestamp } = status;
  const items = [
    {
      key: 'schema',
      label: t('Schema'),
      children: (
        <Tag color={schemaStatus.valid ? 'success' : 'error'}>{schemaStatus.valid ? t('Valid') : t('Not valid')}</Tag>
      ),
    },
    { key: 'type', label: t('Type'), children: `${databaseType} ${serverVersion}` },
    { key: 'checked', label: t('Checked'), children: <time dateTime={timestamp}>{formatInstant(timestamp)}</time> },
    { key: 'address', label: t('Address'), span: 'filled' as const, children: <code>{databaseUrl}</code> },
  ];
  return <Descriptions layout="vertical" column={{ xs: 1, md: 3 }} colon={false} items={items} />;
}
