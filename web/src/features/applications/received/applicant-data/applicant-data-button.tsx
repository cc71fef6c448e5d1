import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { t } from '@/lib/language/t.ts';
import { lazily } from '@/light/blocks/lazily.tsx';

const ApplicantDataDialog = lazily(() => import('./applicant-data-dialog.tsx'), 'ApplicantDataDialog');

/** Opens what the company holds about an applicant, to export or delete it. */
export function ApplicantDataButton({ id, fullName }: { id: number; fullName: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Export or Delete…')}</Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ApplicantDataDialog id={id} fullName={fullName} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
