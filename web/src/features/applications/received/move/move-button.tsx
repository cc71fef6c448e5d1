import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';

const MoveDialog = lazily(() => import('./move-dialog.tsx'), 'default');

/** Moves one application, optionally with a message to the applicant. */
export function MoveButton({ application }: { application: ReceivedApplicationBody }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Move to…')}</Button>
      {isOpen ? (
        <Suspense>
          <MoveDialog applications={[application]} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
