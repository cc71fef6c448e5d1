import { Button, Dropdown } from 'antd';
import { Icon } from '@/light/marks/icon.tsx';
import { useMayHire } from '@/lib/access/company-role.ts';
import { ownTimeZone } from '@/lib/browser/time-zone.ts';
import { currentLanguage, t } from '@/lib/language/t.ts';
import type { ReceivedApplicationsSearch } from './received-applications-search.ts';

const FILES = [
  { key: 'xlsx', label: t('Excel workbook'), query: { format: 'xlsx' } },
  { key: 'comma', label: t('CSV'), query: {} },
  { key: 'semicolon', label: t('CSV with semicolons'), query: { separator: 'semicolon' } },
  { key: 'tab', label: t('CSV with tabs'), query: { separator: 'tab' } },
] as const;

/** Downloads all applications that match a filter, with the times of this device's zone, in the language of the page. */
export function ExportMenu({ filter }: { filter: ReceivedApplicationsSearch }) {
  const mayHire = useMayHire();
  const onClick = ({ key }: { key: string }) => {
    const { query } = FILES.find((file) => file.key === key) ?? FILES[0];
    const values = Object.entries({ ...filter, ...query, timeZone: ownTimeZone(), fileLanguage: currentLanguage() });
    const chosen = values.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
    download(`/api/applications/employer/export?${new URLSearchParams(chosen)}`);
  };
  if (!mayHire) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens
    <Dropdown trigger={['click']} menu={{ items: FILES.map(({ key, label }) => ({ key, label })), onClick }} autoFocus>
      <Button icon={<Icon name="download" />} aria-haspopup="menu">
        {t('Export')}
      </Button>
    </Dropdown>
  );
}

function download(address: string): void {
  Object.assign(document.createElement('a'), { href: address, download: '' }).click();
}
