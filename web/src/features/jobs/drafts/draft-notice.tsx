import { Alert, Button } from 'antd';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import type { DraftState } from './use-draft-autosave.ts';

interface DraftNoticeProps {
  state: DraftState;
  /** Why it was not stored. */
  fault: string;
  draftId: number | undefined;
  /** Goes on with a draft of its own. */
  onKeep: () => void;
}

/** Whether what was typed is on the server. */
export function DraftNotice({ state, fault, draftId, onKeep }: DraftNoticeProps) {
  if (state === 'stale' || state === 'gone') {
    return (
      <Alert
        type="warning"
        role="alert"
        showIcon
        title={
          state === 'stale'
            ? 'This draft was changed elsewhere after you opened it, so your last changes are on this device only.'
            : 'This draft was posted or deleted elsewhere. What you see is on this device only.'
        }
        action={
          <>
            {state === 'stale' && draftId !== undefined ? (
              <ButtonLink size="small" to="/employer/post-job" search={{ draft: draftId, newest: true }}>
                Load the newest
              </ButtonLink>
            ) : null}
            <Button size="small" onClick={onKeep}>
              Keep mine as a new draft
            </Button>
          </>
        }
      />
    );
  }
  return (
    // Nothing moves when it appears.
    <p role="status" style={{ minHeight: '1lh' }}>
      {state === 'saving' ? 'Saving draft…' : null}
      {state === 'saved' ? 'Draft saved. You can continue it on any device.' : null}
      {state === 'failed' ? `This device keeps your draft, but it is not saved to your account: ${fault}` : null}
    </p>
  );
}
