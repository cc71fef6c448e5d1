import { Alert, Button } from 'antd';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { t } from '@/lib/language/t.ts';
import styles from '../form/job-form.module.css';
import type { DraftState } from './use-draft-autosave.ts';

interface DraftNoticeProps {
  state: DraftState;
  /** Why it was not stored. */
  fault: string;
  draftId: number | undefined;
  /** Continues with a new draft. */
  onKeep: () => void;
}

/** Shows whether the input is saved on the server. */
export function DraftNotice({ state, fault, draftId, onKeep }: DraftNoticeProps) {
  if (state === 'stale' || state === 'gone') {
    return (
      <Alert
        type="warning"
        role="alert"
        showIcon
        title={
          state === 'stale'
            ? t('This draft was changed elsewhere after you opened it, so your latest changes are only on this device.')
            : t('This draft was posted or deleted elsewhere. What you see here is only on this device.')
        }
        action={
          <>
            {state === 'stale' && draftId !== undefined ? (
              <ButtonLink size="small" to="/employer/post-job" search={{ draft: draftId, newest: true }}>
                {t('Load the latest version')}
              </ButtonLink>
            ) : null}
            <Button size="small" onClick={onKeep}>
              {t('Keep mine as a new draft')}
            </Button>
          </>
        }
      />
    );
  }
  return (
    // Always takes up a line, so that nothing moves when a text appears.
    <p role="status" className={styles.state}>
      {state === 'unchanged' && draftId === undefined ? t('Not saved yet. What you type is saved as a draft.') : null}
      {state === 'unchanged' && draftId !== undefined ? t('Draft, saved in your account.') : null}
      {state === 'saving' ? t('Saving draft…') : null}
      {state === 'saved' ? t('Draft saved. You can continue it on any device.') : null}
      {state === 'failed'
        ? t('Your draft is kept on this device, but not saved to your account: {fault}', { fault })
        : null}
    </p>
  );
}
