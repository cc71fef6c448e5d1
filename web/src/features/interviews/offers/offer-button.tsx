import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import type { InterviewBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';

const OfferDialog = lazily(() => import('./offer-dialog.tsx'), 'OfferDialog');

interface OfferButtonProps {
  applicationId: number;
  /** The previous interview, if any. */
  former: InterviewBody | undefined;
}

/** Opens the form that offers times. */
export function OfferButton({ applicationId, former }: OfferButtonProps) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const isReplacing = former?.state === 'offered';
  return (
    <>
      <Button
        type={isReplacing ? 'default' : 'primary'}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        {isReplacing ? t('Offer other times') : former ? t('Offer another interview') : t('Offer interview')}
      </Button>
      {wasOpened ? (
        <Suspense>
          <OfferDialog applicationId={applicationId} former={former} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
