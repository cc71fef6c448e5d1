import { each, type FilteredList } from '../../support/lists/filtered-list.js';
import type { Placed } from '../../support/lists/paged-list.js';

type ConversationFact = Placed & {
  readonly name: string;
  readonly title: string;
  readonly unread: boolean;
  readonly answered: boolean;
};

const has = (text: string, part: string): boolean => text.toLowerCase().includes(part);

/** Conversations with people of two names about two listings, half of them with an unread message, and answered; deleted messages do not count. */
export const CONVERSATIONS: FilteredList<ConversationFact> = {
  route: '/api/conversations',
  caller: 'employer',
  order: 'newest first',
  async fill(site) {
    await site.rows('delete from conversation');
    const employer = site.id('employer');
    for (const [index, name] of ['Ana Needle', 'Bo Walker', 'Cy Nadel', 'Ana Needle', 'Bo Walker'].entries()) {
      for (const title of ['Night Porter', 'Bartender']) {
        const [other] = await site.users(1, name);
        await site.rows(
          `with added as (
             insert into conversation (participant1_id, participant2_id, subject, title, created_at, last_message_at, starter_id)
             values ($1, $2, 0, $3, '2026-05-01', now() - $4::int * interval '1 hour', $2) returning id)
           insert into message (conversation_id, sender_id, recipient_id, content, status, is_deleted, sent_at)
           select id, sender, recipient, content, status, content = '', now()
           from added, lateral (values
             ($2, $1, 'Hello', case when $4::int % 2 = 0 then 'read' else 'sent' end),
             ($1, $2, case when $4::int % 2 = 0 then 'Own' else '' end, 'sent'),
             ($2, $1, '', 'sent')) as message (sender, recipient, content, status)`,
          [employer, other, title, index],
        );
      }
    }
    return [
      ...each<ConversationFact>('search', ['nèedle'], ({ name }) => has(name, 'needle')),
      ...each<ConversationFact>('search', ['porter'], ({ title }) => has(title, 'porter')),
      ...each<ConversationFact>('unread', ['true'], ({ unread }) => unread),
      ...each<ConversationFact>('unanswered', ['true'], ({ answered }) => !answered),
    ];
  },
  records: (site) =>
    site.rows(
      `select c.id, c.last_message_at as at, c.title, u.full_name as name,
         exists (select from message m where m.conversation_id = c.id and m.content = 'Hello' and m.status <> 'read') as unread,
         exists (select from message m where m.conversation_id = c.id and m.content = 'Own') as answered
       from conversation c join user_account u on u.id = c.participant2_id
       where c.participant1_id = $1`,
      [site.id('employer')],
    ),
  idOf: ({ conversation }: { conversation: { id: number } }) => conversation.id,
  unknown: [
    ['search', 'nobody_has%this', 200],
    ['search', 'x'.repeat(201), 400],
    ['unread', 'maybe', 400],
    ['unanswered', 'maybe', 400],
  ],
};
