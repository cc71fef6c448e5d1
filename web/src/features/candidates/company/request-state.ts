import type { CandidateRequestBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';

const STATES: Record<CandidateRequestBody['state'], string> = {
  pending: t('waits for an answer'),
  accepted: t('accepted'),
  ended: t('not answered'),
};

/** What became of a request, as its company is told. */
export function requestState(state: CandidateRequestBody['state']): string {
  return STATES[state];
}
