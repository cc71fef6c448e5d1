import { Button } from 'antd';
import { Icon } from '@/public/marks/icon.tsx';
import type { ReceivedApplicationsSearch } from '@/features/applications/received/received-applications-search.ts';

/** Downloads all applications that match a filter as CSV. */
export function ExportLink({ filter }: { filter: ReceivedApplicationsSearch }) {
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return (
    <Button href={`/api/applications/employer/export?${query}`} download icon={<Icon name="download" />}>
      Export CSV
    </Button>
  );
}
