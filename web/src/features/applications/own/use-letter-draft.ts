import { useLayoutEffect, useState } from 'react';
import { tabStore } from '@/lib/browser/browser.ts';

/** The cover letter for a job as typed. It survives reloading and signing in again, but belongs to one user and tab. */
export function useLetterDraft(jobId: number, userId: number | undefined) {
  const [owner, setOwner] = useState<number>();
  const [letter, setLetter] = useState('');
  const [isRestored, setRestored] = useState(false);

  // A session that ended leaves the letter where it is.
  if (userId !== undefined && userId !== owner) {
    const kept = read(keyOf(jobId, userId));
    setOwner(userId);
    setLetter(kept);
    setRestored(kept !== '');
  }

  // Closing the tab would lose it.
  const isEmpty = letter.trim() === '';
  useLayoutEffect(() => {
    if (isEmpty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isEmpty]);

  const keep = (text: string) => {
    setLetter(text);
    if (owner !== undefined) write(keyOf(jobId, owner), text);
  };
  return { letter, isRestored, keep };
}

const keyOf = (jobId: number, userId: number) => `wayfare:letter:${userId}:${jobId}`;

function read(key: string): string {
  try {
    return tabStore.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') tabStore.removeItem(key);
    else tabStore.setItem(key, text);
  } catch {
    // Without storage the letter lasts as long as the page.
  }
}
