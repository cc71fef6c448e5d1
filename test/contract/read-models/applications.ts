import { ApplicationReadModel } from '#applications/adapters/persistence/read-model/application-read-model.js';
import { Applicants } from '#applications/adapters/persistence/read-model/applicants-read-model.js';
import { ApplicationFeedReadModel } from '#integrations/adapters/persistence/application-feed-read-model.js';
import { InterviewReadModel } from '#interviews/adapters/persistence/interview-read-model.js';
import { MessagingReadModel } from '#messaging/adapters/persistence/messaging-read-model.js';
import type { Database } from '#platform/postgres/database.js';
import { eventually } from '../../support/eventually.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import type { ReadModel } from './column-effects.js';
import { NOW } from './rows.js';

const PAGE = { limit: 1 } as const;
const REACH = { employerId: 1, workplaceIds: undefined };

/** Changes wait for the transactions that are open, also those of other tests. */
const SETTLED = 'select from application having max(changed_in) < pg_snapshot_xmin(pg_current_snapshot())';

const first = async <One>(page: Promise<{ readonly items: readonly One[] }>): Promise<One | undefined> =>
  (await page).items[0];

/** Applications, interviews and messages. */
export function applicationsAndMessages(database: Database): Readonly<Record<string, ReadModel>> {
  const applications = new ApplicationReadModel(database, {} as never, {} as never);
  const applicants = new Applicants(database);
  const feed = new ApplicationFeedReadModel(database);
  const interviews = new InterviewReadModel(database, new FixedClock(NOW));
  const messages = new MessagingReadModel(database);
  return {
    'an own application': {
      read: () => applications.own(21, 2),
      effects: {
        'job.title': 'job.title',
        'job.company': 'job.company',
        'job.location': 'job.location',
        'job.archived_by+archived_at': 'job.isRemoved=true',
        'job.hidden_at': 'job.isRemoved=true',
        'application.resume': 'resume',
        'application.cover_letter': 'coverLetter',
        'application.answers': 'answers',
        'application.applied_at': 'appliedAt',
        'application.status': 'status',
        'application.seen_at': 'seenAt',
        'application.withdrawn_at': 'withdrawnAt',
        'application.held_until': 'undoSeconds',
        'application.version': 'version',
      },
      rest: 'id job.employerId job.id jobId jobSeekerId',
    },
    'a received application': {
      read: () => applications.received(21, REACH),
      effects: {
        'user_account.email': 'user.email',
        'user_account.full_name': 'user.fullName',
        'user_account.avatar': 'user.avatar',
        'job_seeker_profile.headline': 'jobSeekerProfile.headline',
        'job_seeker_profile.experience': 'jobSeekerProfile.experience',
        'job_seeker_profile.languages': 'jobSeekerProfile.languages',
        'job_seeker_profile.location': 'jobSeekerProfile.location',
        'job_seeker_profile.available_from': 'jobSeekerProfile.availableFrom',
        'job_seeker_profile.available_until': 'jobSeekerProfile.availableUntil',
        'job_seeker_profile.phone': 'jobSeekerProfile.phone',
        'job_seeker_profile.papers': 'jobSeekerProfile.papers',
        'job.title': 'job.title',
        'job.company': 'job.company',
        'job.location': 'job.location',
        'job.archived_by+archived_at':
          'job.isRemoved=true jobSeekerProfile.experience jobSeekerProfile.headline jobSeekerProfile.location user.email',
        'job.hidden_at':
          'job.isRemoved=true jobSeekerProfile.experience jobSeekerProfile.headline jobSeekerProfile.location user.email',
        'application.resume': 'jobSeekerProfile.resume resume',
        'application.cover_letter': 'coverLetter',
        'application.answers': 'answers',
        'application.applied_at': 'appliedAt',
        'application.status': 'status',
        'application.assignee_id': 'assignee',
        'application_note.text': 'notes',
        'application.seen_at': 'seenAt',
        'application.withdrawn_at':
          'jobSeekerProfile.experience jobSeekerProfile.headline jobSeekerProfile.location user.email withdrawnAt',
        'application.held_until': 'nothing is read',
        'application.version': 'version',
      },
      rest: 'id job.employerId job.id jobId jobSeekerId undoSeconds user.id',
    },
    'a note about an application': {
      read: () => applications.notes(21, 1).then(([one]) => one),
      effects: {
        'application_note.text': 'text',
        'application_note.mentions': 'mentions',
        'application_note.written_at': 'writtenAt',
        'application_note.edited_at': 'editedAt',
        'application_note.author_id': 'author isOwn=false',
      },
      rest: 'id',
    },
    'what templates fill in': {
      read: () => applications.templateFacts(1, [21]).then(([one]) => one),
      effects: {
        'user_account.full_name': 'fullName',
        'job.title': 'jobTitle',
        'job.company': 'companyName',
        'application.held_until': 'nothing is read',
      },
      rest: 'id',
    },
    'an application for other modules': {
      read: () => applicants.find(21),
      effects: {
        'application.status': 'status',
        'application.withdrawn_at': 'isWithdrawn=true',
        'application.held_until': 'nothing is read',
        'application_event.message': 'message.subject',
        'application_event.step': 'message',
      },
      rest: 'id jobId jobSeekerId',
    },
    'an application that nobody has read': {
      read: () => applicants.unread({ employerId: 1 }, new Date(0)).then(([one]) => one),
      effects: {
        'user_account.full_name': 'fullName',
        'job_seeker_profile.headline': 'headline',
        'job.title': 'jobTitle',
        'job.archived_by+archived_at': 'nothing is read',
        'job.workplace_id': 'workplaceId',
        'job.questions': 'mustHaves',
        'job.hidden_at': 'nothing is read',
        'application.answers': 'mustHaves',
        'application.status': 'nothing is read',
        'application.seen_at': 'nothing is read',
        'application.withdrawn_at': 'nothing is read',
        'application.held_until': 'nothing is read',
      },
      rest: 'id jobId',
    },
    'an application for programs': {
      read: () => feed.find(1, 21),
      effects: {
        'user_account.email': 'applicant.email',
        'user_account.full_name': 'applicant.fullName',
        'job_seeker_profile.headline': 'applicant.headline',
        'job_seeker_profile.experience': 'applicant.experience',
        'job_seeker_profile.languages': 'applicant.languages',
        'job_seeker_profile.location': 'applicant.location',
        'job_seeker_profile.available_from': 'applicant.availableFrom',
        'job_seeker_profile.available_until': 'applicant.availableUntil',
        'job_seeker_profile.skills': 'applicant.skills',
        'job_seeker_profile.phone': 'applicant.phone',
        'job_seeker_profile.papers': 'applicant.papers',
        'job.title': 'listing.title',
        'job.archived_by+archived_at': 'applicant',
        'job.hidden_at': 'applicant',
        'job.workplace_id': 'listing.workplaceId',
        'application.resume': 'resume',
        'application.cover_letter': 'coverLetter',
        'application.answers': 'answers',
        'application.applied_at': 'appliedAt',
        'application.status': 'status',
        'application.withdrawn_at': 'applicant status',
        'application.held_until': 'nothing is read',
        'application.changed_at': 'changedAt',
        'application.version': 'changedAt version',
      },
      rest: 'id listing.id listing.reference',
    },
    'a changed application for programs': {
      read: async () => {
        await eventually(() => database.one(SETTLED));
        return (await feed.changes(1, {})).applications[0];
      },
      effects: {
        'job.title': 'listing.title',
        'job.workplace_id': 'listing.workplaceId',
        'application.applied_at': 'appliedAt',
        'application.status': 'status',
        'application.withdrawn_at': 'status',
        'application.held_until': 'nothing is read',
        'application.changed_at': 'changedAt',
        'application.version': 'changedAt version',
      },
      rest: 'id listing.id listing.reference',
    },
    'an interview': {
      read: () => interviews.one(31, 2),
      effects: {
        'user_account.full_name': 'applicantName',
        'user_account.time_zone': 'applicantZone',
        'job.title': 'jobTitle',
        'job.company': 'company',
        'interview.state': 'state',
        'interview.slots': 'slots',
        'interview.minutes': 'minutes',
        'interview.place': 'place',
        'interview.link': 'link',
        'interview.note': 'note',
        'interview.employer_zone': 'employerZone',
        'interview.starts_at': 'startsAt',
        'interview.ends_at': 'endsAt',
        'interview.cancelled_by': 'cancelledBy',
        'interview.version': 'version',
        'interview.proposal': 'proposal',
      },
      rest: 'applicationId id jobId',
    },
    'an interview for mails': {
      read: () => interviews.facts(31),
      effects: {
        'user_account.full_name': 'applicantName',
        'user_account.time_zone': 'applicantZone',
        'job.title': 'jobTitle',
        'job.company': 'company',
        'job.archived_by+archived_at': 'isJobRemoved=true',
        'job.hidden_at': 'isJobRemoved=true',
        'interview.state': 'state',
        'interview.slots': 'slots',
        'interview.minutes': 'minutes',
        'interview.place': 'place',
        'interview.link': 'link',
        'interview.note': 'note',
        'interview.employer_zone': 'employerZone',
        'interview.starts_at': 'startsAt',
        'interview.ends_at': 'endsAt',
        'interview.cancelled_by': 'cancelledBy',
        'interview.offers': 'edition.offers offers',
        'interview.sequence': 'edition.changes sequence',
        'interview.version': 'version',
        'interview.changed_at': 'changedAt',
        'interview.proposal': 'proposal',
      },
      rest: 'applicationId employerId entry id jobId jobSeekerId uid',
    },
    'a conversation in the list': {
      read: () =>
        first(messages.conversations(2, { ...PAGE, search: undefined, isUnread: false, isUnanswered: false })),
      effects: {
        'employer_profile.is_trusted': 'otherUser.isTrusted=true',
        'employer_profile.published': 'otherUser.companyName',
        'employer_profile.is_reviewed': 'otherUser.companyName',
        'conversation.title': 'conversation.title',
        'conversation.is_active': 'conversation.isActive=false',
        'conversation.created_at': 'conversation.createdAt',
        'conversation.last_message_at': 'conversation.lastMessageAt',
        'conversation.job_id': 'conversation.jobId',
        'message.content': 'lastMessage.content',
        'message.status': 'unreadCount',
        'message.sent_at': 'lastMessage.sentAt',
        'message.is_deleted': 'lastMessage unreadCount',
      },
      rest: 'conversation.applicationId conversation.id conversation.participant1Id conversation.participant2Id otherUser.avatar otherUser.fullName otherUser.id',
    },
    'a conversation': {
      read: () => messages.conversation(51, 2),
      effects: {
        'employer_profile.is_trusted': 'otherParticipant.isTrusted=true',
        'employer_profile.published': 'otherParticipant.companyName',
        'employer_profile.is_reviewed': 'otherParticipant.companyName',
        'job.archived_by+archived_at': 'isJobRemoved=true otherParticipant.companyName',
        'job.hidden_at': 'isJobRemoved=true otherParticipant.companyName',
        'conversation.title': 'title',
        'conversation.is_active': 'isActive=false',
        'conversation.created_at': 'createdAt',
        'conversation.last_message_at': 'lastMessageAt',
        'conversation.job_id': 'jobId',
        'message.is_settled': 'settledMessageId',
      },
      rest: 'applicationId id otherParticipant.fullName otherParticipant.id otherParticipant.username participant1Id participant2Id',
    },
    'a message': {
      read: () => first(messages.thread(51, PAGE)),
      effects: {
        'job.company': 'sender.companyName',
        'message.content': 'message.content',
        'message.status': 'message.status',
        'message.sent_at': 'message.sentAt',
        'message.is_deleted': 'message.isDeleted=true',
        'message.author_id': 'sender.authorId sender.fullName',
        'message.client_id': 'message.clientId',
      },
      rest: 'message.attachments message.conversationId message.id message.senderId sender.avatar sender.id',
    },
  };
}
