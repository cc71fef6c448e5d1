import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { t } from '@/lib/language/t.ts';
import type { ReceivedApplicationsSearch } from '../list/received-applications-search.ts';
import type { Neighbors } from './use-neighbors.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@/lib/rules/application-status.ts';

/** Shown next to the buttons that the keys replace. */
export const REVIEW_KEYS = t(
  'Alt+1 to Alt+6 set the status, Alt+N and Alt+P open the next and the previous applicant. Not while typing.',
);

/** Where keys type, or belong to a dialog: with Option, all letters and digits of a Mac type something. */
const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"]';

/** Keyboard shortcuts outside of fields that set the status and step through the list. */
export function useReviewKeys(
  neighbors: Neighbors | undefined,
  filter: ReceivedApplicationsSearch,
  /** Undefined while no status can be set. */
  decide: ((status: ApplicationStatus) => void) | undefined,
): void {
  const navigate = useNavigate();

  useEffect(() => {
    const open = (id: number | undefined) => {
      if (id !== undefined) void navigate({ to: '/employer/application/$id', params: { id }, search: filter });
    };
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(FIELDS)) return;
      // The physical key, because with Alt some layouts produce other characters.
      const status = APPLICATION_STATUSES[Number(/^Digit([1-6])$/.exec(event.code)?.[1]) - 1];
      if (status) decide?.(status);
      else if (event.code === 'KeyN') open(neighbors?.next);
      else if (event.code === 'KeyP') open(neighbors?.previous);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, decide, neighbors, filter]);
}
