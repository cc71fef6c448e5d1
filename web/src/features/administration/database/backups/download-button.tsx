import { Button } from 'antd';
import { Suspense, useState } from 'react';
import type { BackupBody } from '@/api/generated/types.gen';
import { lazily } from '@/light/blocks/lazily.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import { t } from '@/lib/language/t.ts';

const DownloadDialog = lazily(() => import('./download-dialog.tsx'), 'DownloadDialog');

/** Downloads a backup once the admin has confirmed it. */
export function DownloadButton({ name }: Pick<BackupBody, 'name'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon name="download" />} aria-label={t('Download {name}', { name })} onClick={() => setOpen(true)}>
        {t('Download')}
      </Button>
      {isOpen ? (
        <Suspense>
          <DownloadDialog name={name} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
