import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import { IconButton } from '@/light/controls/icon-button.tsx';
import type { User } from '@/features/auth/user.ts';
import { loadForAction } from '@/lib/browser/code/load-for-action.ts';
import { t } from '@/lib/language/t.ts';

const loadDialog = () => import('./side-panel-dialog.tsx');
const SidePanelDialog = lazily(loadDialog, 'SidePanelDialog');

/** The mobile navigation: a button and its panel, which is preloaded on touch. */
export function SidePanel({ user }: { user: User | null | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const router = useRouter();
  const prepare = () => void loadDialog().catch(() => undefined);
  const open = async () => {
    if (await loadForAction(loadDialog, t('Failed to open the menu'))) setOpen(true);
  };

  useEffect(() => router.subscribe('onBeforeNavigate', () => setOpen(false)), [router]);

  return (
    <>
      <IconButton
        icon="menu"
        label={t('Open menu')}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void open()}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <SidePanelDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
