import { Injectable } from '@nestjs/common';
import { Applicants, ApplicationNoted } from '#applications';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import { Outbox, type QueuedMail } from '#notifications/application/ports/outbox.js';
import type { MailText } from '#notifications/application/written-mail.js';
import { quoted } from '#notifications/domain/quoted.js';
import { KindOfMail } from '../kind-of-mail.js';

type Key = { readonly noteId: number };

/** Tells a member of a company once that a note mentions them, without quoting it. */
@Injectable()
export class NoteMentionMail extends KindOfMail<Key> {
  readonly kind = 'note-mention';
  readonly stream = 'applications';

  constructor(
    outbox: Outbox,
    private readonly applications: Applicants,
  ) {
    super(outbox);
  }

  @On(ApplicationNoted, { outbound: true })
  async queue({ written }: ApplicationNoted): Promise<void> {
    if (!written || written.mentioned.length === 0) return;
    await this.add(...written.mentioned.map((userId) => ({ key: { noteId: written.noteId }, userId })));
  }

  async write({ key, userId }: QueuedMail<Key>, { t }: Words): Promise<MailText | undefined> {
    const note = userId === null ? undefined : await this.applications.mentioning(key.noteId, userId);
    if (!note) return undefined;
    const [author, applicant, title] = [quoted(note.author), quoted(note.applicant), quoted(note.jobTitle)];
    return {
      senderId: note.authorId,
      waitsForLimit: true,
      content: {
        subject: t('{author} mentioned you in a note', { author }),
        paragraphs: [
          t('{author} mentioned you in a note about {applicant}, who applied for "{title}".', {
            author,
            applicant,
            title,
          }),
        ],
        action: t('View Application'),
        path: `/employer/application/${note.applicationId}`,
      },
    };
  }
}
