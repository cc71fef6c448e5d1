import { ProfileReadModel } from '#profiles/adapters/persistence/profile-read-model.js';
import { userPage } from '#administration/adapters/persistence/user-page-read-model.js';
import { CandidateReadModel } from '#candidates/adapters/persistence/candidate-read-model.js';
import { ContactRequestReadModel } from '#candidates/adapters/persistence/contact-request-read-model.js';
import { PoolReadModel } from '#talent-pool/adapters/persistence/pool-read-model.js';
import type { Database } from '#platform/postgres/database.js';
import type { ReadModel } from './column-effects.js';
import { HANDLE, NOW } from './rows.js';

/** Accounts, profiles, and whom companies find and keep. */
export function people(database: Database): Readonly<Record<string, ReadModel>> {
  const profiles = new ProfileReadModel(database, { requireVerifiedEmail: true } as never);
  const candidates = new CandidateReadModel(database, { requireVerifiedEmail: true } as never);
  const requests = new ContactRequestReadModel(database);
  const pools = new PoolReadModel(database);
  return {
    'an account for admins': {
      read: () => userPage(database, 2),
      effects: {
        'user_account.username': 'username',
        'user_account.email': 'email',
        'user_account.full_name': 'fullName',
        'user_account.avatar': 'avatar',
        'user_account.created_at': 'createdAt',
        'user_account.email_verified_at': 'emailVerifiedAt',
        'user_account.suspended_at': 'suspendedAt',
        'application.applied_at': 'applications',
        'application.status': 'applications',
      },
      rest: 'applicationCount company decisions hasPassword id listingCount listings passkeys role sessions suspensions',
    },
    'a public profile': {
      read: () => profiles.publicJobSeeker(2, undefined),
      effects: {
        'user_account.full_name': 'user.fullName',
        'user_account.avatar': 'user.avatar',
        'user_account.email_verified_at': 'nothing is read',
        'user_account.suspended_at': 'nothing is read',
        'job_seeker_profile.headline': 'title',
        'job_seeker_profile.bio': 'summary',
        'job_seeker_profile.experience': 'yearsOfExperience',
        'job_seeker_profile.certifications': 'certifications',
        'job_seeker_profile.languages': 'languages',
        'job_seeker_profile.desired_roles': 'desiredJobTypes',
        'job_seeker_profile.location': 'location',
        'job_seeker_profile.skills': 'skills',
        'job_seeker_profile.education': 'education',
        'job_seeker_profile.work_experience': 'workExperience',
        'job_seeker_profile.is_public': 'nothing is read',
      },
      rest: 'user.id',
    },
    'somebody to find': {
      read: () => candidates.card(1, HANDLE, NOW),
      effects: {
        'user_account.full_name': 'name',
        'user_account.email_verified_at': 'nothing is read',
        'user_account.suspended_at': 'nothing is read',
        'job_seeker_profile.headline': 'headline',
        'job_seeker_profile.certifications': 'certificates',
        'job_seeker_profile.languages': 'languages',
        'job_seeker_profile.desired_roles': 'desiredRoles',
        'job_seeker_profile.location': 'location',
        'job_seeker_profile.skills': 'skills',
        'findable_person.shows_name': 'name',
        'findable_person.shows_headline': 'headline',
        'findable_person.shows_place': 'location',
        'findable_person.experience': 'experience',
        'findable_person.available_from': 'availableFrom',
        'contact_request.state': 'request.state',
        'contact_request.asked_at': 'request.askedAt',
      },
      rest: 'avatar handle kilometers request.id',
    },
    'a request that was sent': {
      read: () => requests.sent(1, NOW).then(([one]) => one),
      effects: {
        'user_account.full_name': 'name',
        'user_account.suspended_at': 'name',
        'job.title': 'title',
        'findable_person.shows_name': 'name',
        'contact_request.text': 'text',
        'contact_request.state': 'state',
        'contact_request.asked_at': 'askedAt',
        'contact_request.conversation_id': 'conversationId',
      },
      rest: 'handle id jobId',
    },
    'a request that was received': {
      read: () => requests.received(2, NOW).then(([one]) => one),
      effects: {
        'job.title': 'title',
        'job.company': 'company',
        'job.location': 'location',
        'job.closes_at': 'nothing is read',
        'job.approved_at': 'nothing is read',
        'job.approved_at+rejected_at': 'nothing is read',
        'job.archived_at+archived_by': 'nothing is read',
        'job.archived_by+archived_at': 'nothing is read',
        'job.hidden_at': 'nothing is read',
        'contact_request.text': 'text',
        'contact_request.state': 'nothing is read',
        'contact_request.asked_at': 'answerableUntil askedAt',
      },
      rest: 'employerId id jobId',
    },
    'a request': {
      read: () => requests.find(71),
      effects: {
        'user_account.full_name': 'name',
        'job.title': 'title',
        'job.company': 'company',
        'job.approved_at': 'isPublished=false',
        'job.approved_at+rejected_at': 'isPublished=false',
        'job.archived_at+archived_by': 'isPublished=false',
        'job.archived_by+archived_at': 'isPublished=false',
        'job.hidden_at': 'isPublished=false',
        'contact_request.state': 'state',
        'contact_request.conversation_id': 'conversationId',
      },
      rest: 'jobSeekerId',
    },
    'somebody in a talent pool': {
      read: () => pools.person(1, 81, NOW),
      effects: {
        'user_account.email': 'email',
        'user_account.full_name': 'fullName',
        'user_account.avatar': 'avatar',
        'user_account.suspended_at': 'nothing is read',
        'job_seeker_profile.headline': 'headline',
        'job_seeker_profile.bio': 'bio',
        'job_seeker_profile.experience': 'experience',
        'job_seeker_profile.languages': 'languages',
        'job_seeker_profile.location': 'location',
        'job_seeker_profile.available_from': 'availableFrom',
        'job_seeker_profile.skills': 'skills',
        'job_seeker_profile.phone': 'phone',
        'pool_member.consent_text': 'consentText',
        'pool_member.consented_at': 'consentedAt',
        'pool_member.expires_at': 'expiresAt',
        'pool_member.tags': 'tags',
        'pool_note.text': 'notes',
        'pool_note.written_at': 'notes',
        'pool_note.author_id': 'notes',
      },
      rest: 'applicationCount applications id jobSeekerId lastApplication',
    },
    'a consent': {
      read: () => pools.consents(2, NOW).then(([one]) => one),
      effects: {
        'employer_profile.published': 'companyName',
        'pool_member.consent_text': 'text',
        'pool_member.consented_at': 'consentedAt',
        'pool_member.expires_at': 'expiresAt',
      },
      rest: 'employerId',
    },
    'a consent that ends': {
      read: () => pools.consent(81, NOW),
      effects: { 'employer_profile.published': 'company', 'pool_member.expires_at': 'expiresAt' },
      rest: 'id jobSeekerId',
    },
  };
}
