import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import { t } from '@/lib/language/t.ts';
import type { ConversationDrawerProps } from './conversation-drawer.tsx';

const ConversationDrawer = lazily(() => import('./conversation-drawer.tsx'), 'default');

/** Opens a conversation next to its topic. */
export function ConversationButton(about: Omit<ConversationDrawerProps, 'open' | 'onClose'>) {
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <Button icon={<Icon name="message" />} onClick={() => setOpen(true)}>
        {t('Open conversation')}
      </Button>
      {isOpen === undefined ? null : (
        <Suspense>
          <ConversationDrawer {...about} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
