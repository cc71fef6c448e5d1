import { notFound } from '#shared/domain/domain-error.js';
import { checked } from '#shared/domain/field-checks.js';

/** Subjects of admins' notes. A company has the id of its employer. */
export const NOTE_SUBJECTS = ['user', 'company', 'listing'] as const;
export type NoteSubject = (typeof NOTE_SUBJECTS)[number];

/** Length in characters. */
export const NOTE_RULE = { label: 'Note', min: 1, max: 2000, layout: 'paragraphs' } as const;

/** @throws InvalidFields */
export function checkedNote(entered: string): string {
  return checked((checks) => checks.required('text', entered, NOTE_RULE));
}

/** There is no such note, or another admin wrote it. */
export class NoteNotFound extends notFound('note_not_found', 'This note does not exist.') {}

/** The subject of the note does not exist. */
export class SubjectNotFound extends notFound('subject_not_found', 'This no longer exists.') {}
