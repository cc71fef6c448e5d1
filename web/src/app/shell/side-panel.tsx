import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import type { User } from '../../features/auth/user.ts';

const loadDialog = () => import('./side-panel-dialog.tsx');
const SidePanelDialog = lazy(async () => ({ default: (await loadDialog()).SidePanelDialog }));

/** The navigation of small screens: a button, and the panel that it slides in, fetched when a finger comes near. */
export function SidePanel({ user }: { user: User | null | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const router = useRouter();
  const prepare = () => void loadDialog();

  useEffect(() => router.subscribe('onBeforeNavigate', () => setOpen(false)), [router]);

  return (
    <>
      <IconButton
        icon="menu"
        label="Open menu"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <SidePanelDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
