import type { JobWithSimilar } from '#jobs/application/read-similar-jobs.js';
import type { SimilarJobsBody } from '#jobs/application/views/similar-jobs.view.js';
import { CARD_DESCRIPTION, type JobCard } from '#jobs/application/ports/job-card.js';
import type { JobCardBody } from '#jobs/application/views/job-card.view.js';
import { outlineBody } from './job-bodies.js';

export function jobCardBody(card: JobCard, now: Date): JobCardBody {
  const { version, salaryMatch, match, because, distance } = card;
  const description = beginning(card.description);
  return { ...outlineBody(card, now), description, version, salaryMatch, match, because, distance };
}

export function similarJobsBody({ job, similar }: JobWithSimilar, now: Date): SimilarJobsBody {
  const { id, title, company, endedAt } = job;
  return { id, title, company, endedAt, similar: similar.map((card) => jobCardBody(card, now)) };
}

/** Truncates a text that is too long for a card, at a space if there is one in the second half. */
export function beginning(text: string): string {
  if (text.length <= CARD_DESCRIPTION) return text;
  const space = text.lastIndexOf(' ', CARD_DESCRIPTION - 1);
  const cut = text.slice(0, space > CARD_DESCRIPTION / 2 ? space : CARD_DESCRIPTION - 1);
  return `${cut.replace(/[.,;:\ud800-\udbff]$/, '')}…`;
}
