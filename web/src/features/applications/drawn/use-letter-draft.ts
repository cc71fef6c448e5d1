import { useState } from 'react';
import { setTabText, tabText } from '@/lib/browser/tab-text.ts';
import { useAskBeforeUnload } from '@/lib/dom/use-ask-before-unload.ts';

/** The draft of a cover letter. It survives reloading and signing in again, but belongs to one user and tab. */
export function useLetterDraft(jobId: number, userId: number | undefined) {
  const [owner, setOwner] = useState<number>();
  const [letter, setLetter] = useState('');
  const [isRestored, setRestored] = useState(false);

  // The letter stays when the session ends.
  if (userId !== undefined && userId !== owner) {
    const kept = tabText(keyOf(jobId, userId));
    setOwner(userId);
    setLetter(kept);
    setRestored(kept !== '');
  }

  // Closing the tab would lose it.
  useAskBeforeUnload(letter.trim() !== '');

  const keep = (text: string) => {
    setLetter(text);
    if (owner !== undefined) setTabText(keyOf(jobId, owner), text);
  };
  return { letter, isRestored, keep };
}

const keyOf = (jobId: number, userId: number) => `wayfare:letter:${userId}:${jobId}`;
