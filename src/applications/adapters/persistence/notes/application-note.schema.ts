import { defineEntity, p } from '@mikro-orm/core';
import { ApplicationNote } from '../../../domain/application-note.js';

export const ApplicationNoteSchema = defineEntity({
  class: ApplicationNote,
  tableName: 'application_note',
  properties: {
    id: p.integer().primary(),
    applicationId: p.integer(),
    authorId: p.integer().nullable(),
    text: p.text(),
    mentions: p.json<readonly number[]>(),
    writtenAt: p.datetime().nullable(),
    editedAt: p.datetime().nullable(),
  },
});
