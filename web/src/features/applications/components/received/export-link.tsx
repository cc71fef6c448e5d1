import { buttonClass } from '@/public/button.tsx';
import { Icon } from '@/public/icon.tsx';
import type { ReceivedApplicationsSearch } from '@/features/applications/received-applications-search.ts';

/** Downloads the applications that a filter finds, all of them, for a spreadsheet. */
export function ExportLink({ filter }: { filter: ReceivedApplicationsSearch }) {
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return (
    <a
      className={buttonClass({ look: 'outline', size: 'small' })}
      href={`/api/applications/employer/export?${query}`}
      download
    >
      <Icon name="download" /> Export CSV
    </a>
  );
}
