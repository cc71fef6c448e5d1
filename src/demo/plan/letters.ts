import type { ApplicationStatus } from '#applications/domain/application-status.js';
import type { JobForm } from '#jobs/domain/job-details.js';
import type { Person, Phrases } from '../demo-data.js';
import type { Random } from './random.js';

/** A cover letter, or null. */
export function coverLetter(person: Person, job: JobForm, phrases: Phrases, random: Random): string | null {
  if (person.letter === undefined || random.next() < 0.12) return null;
  const beginning = random
    .pick(phrases.beginnings)
    .replace('{title}', job.title ?? '')
    .replace('{company}', job.company ?? '')
    .replace('{location}', job.location ?? '');
  return [
    `Dear ${job.company} team,`,
    beginning,
    person.letter,
    random.pick(phrases.endings),
    `Kind regards,\n${person.fullName}`,
  ].join('\n\n');
}

/** An employer's note, or null. */
export function employerNote(status: ApplicationStatus, phrases: Phrases, random: Random): string | null {
  const notes = phrases.notes[status];
  return notes && random.next() < 0.6 ? random.pick(notes) : null;
}
