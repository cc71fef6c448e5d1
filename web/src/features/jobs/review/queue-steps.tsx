import { Button, Flex } from 'antd';
import { t } from '@/lib/language/t.ts';

interface QueueStepsProps {
  previous: number | undefined;
  next: number | undefined;
  onShow: (id: number | undefined) => void;
}

/** Steps through the listings of the queue. The keys are those of mail programs. */
export function QueueSteps({ previous, next, onShow }: QueueStepsProps) {
  return (
    <Flex wrap align="center" gap="small">
      <Button aria-keyshortcuts="K" disabled={previous === undefined} onClick={() => onShow(previous)}>
        {t('Previous Listing')}
      </Button>
      <Button aria-keyshortcuts="J" disabled={next === undefined} onClick={() => onShow(next)}>
        {t('Next Listing')}
      </Button>
      <span>{t('Keys: J and K for the next and the previous listing, A to approve, R to reject.')}</span>
    </Flex>
  );
}
