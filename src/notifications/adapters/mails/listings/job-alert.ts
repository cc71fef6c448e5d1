import { Injectable } from '@nestjs/common';
import { MakeAlerts, MatchSearches, ReadAlert } from '#saved-searches';
import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import type { Words } from '#shared/domain/words.js';
import { Outbox, type QueuedMail } from '#notifications/application/ports/outbox.js';
import type { MailText } from '#notifications/application/written-mail.js';
import type { MailSection } from '#notifications/domain/mail.js';
import { quoted } from '#notifications/domain/quoted.js';
import { KindOfMail } from '../kind-of-mail.js';

type Key = { readonly alertId: number };
type Found = Awaited<ReturnType<ReadAlert['execute']>>[number];

/** Lists what a user's saved searches have found, with only listings that are still open. */
@Injectable()
export class JobAlertMail extends KindOfMail<Key> {
  readonly kind = 'job-alert';
  readonly stream = 'alerts';

  constructor(
    outbox: Outbox,
    private readonly matchSearches: MatchSearches,
    private readonly makeAlerts: MakeAlerts,
    private readonly readAlert: ReadAlert,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super(outbox);
  }

  @ScheduledTask('send-job-alerts', '*/15 * * * *')
  async queue(): Promise<void> {
    const now = await this.matchSearches.execute();
    while (await this.unitOfWork.run(() => this.queueNext(now)));
  }

  async write({ key }: QueuedMail<Key>, words: Words): Promise<MailText | undefined> {
    const { t } = words;
    const all = await this.readAlert.execute(key.alertId, words);
    const [first] = all;
    if (!first) return undefined;
    const count = all.reduce((sum, { listings, more }) => sum + listings.length + more, 0);
    const title = quoted(first.title);
    return {
      waitsForLimit: true,
      content: {
        subject:
          all.length === 1
            ? t('{count, plural, one {# new job} other {# new jobs}} for “{title}”', { count, title })
            : t(
                '{count, plural, one {# new job} other {# new jobs}} for {searches, plural, one {# saved search} other {# saved searches}}',
                { count, searches: all.length },
              ),
        paragraphs: [t('{count, plural, one {This job is} other {These jobs are}} new on Wayfare.', { count })],
        sections: all.map((found) => section(words, found)),
        action: t('Manage Saved Searches'),
        path: '/job-seeker/saved-searches',
      },
    };
  }

  /** Stores digests and mails together, so that a crash neither loses nor repeats one. */
  private async queueNext(now: Date): Promise<boolean> {
    const { alerts, isLast } = await this.makeAlerts.execute({ now });
    await this.add(...alerts.map(({ id, userId }) => ({ key: { alertId: id }, userId })));
    return !isLast;
  }
}

function section({ t }: Words, { title, search, listings, more }: Found): MailSection {
  return {
    title: quoted(title),
    items: listings.map(({ id, title: job, company, location, salary }) => ({
      title: quoted(job),
      text: [company, location, salary]
        .filter(Boolean)
        .map((fact) => quoted(fact))
        .join(' · '),
      path: `/jobs/${id}?from=alert`,
    })),
    ...(more > 0 && {
      more: { text: t('+{more} more', { more }), path: `/job-seeker/search${search && `?${search}`}` },
    }),
  };
}
