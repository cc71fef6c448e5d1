import { JobReadModel } from '#jobs/adapters/persistence/read-model/job-read-model.js';
import { ProfileReadModel } from '#profiles/adapters/persistence/profile-read-model.js';
import { ReviewReadModel } from '#moderation/adapters/persistence/review-read-model.js';
import { SqlReports } from '#moderation/adapters/persistence/sql-reports.js';
import { PaymentReadModel } from '#payments/adapters/persistence/payment-read-model.js';
import { userPage } from '#administration/adapters/persistence/user-page-read-model.js';
import type { Database } from '#platform/postgres/database.js';
import type { ReadModel } from './column-effects.js';
import { NOW } from './rows.js';

const PAGE = { limit: 1 } as const;

const first = async <One>(page: Promise<{ readonly items: readonly One[] }>): Promise<One | undefined> =>
  (await page).items[0];

/** Listings, companies, reports and payments. */
export function listings(database: Database): Readonly<Record<string, ReadModel>> {
  const jobs = new JobReadModel(database, { isPaidFirst: false });
  const profiles = new ProfileReadModel(database, { requireVerifiedEmail: true } as never);
  const reviews = new ReviewReadModel(database, {} as never, {} as never);
  const reports = new SqlReports(database, 'a secret');
  const payments = new PaymentReadModel(database);
  return {
    'a listing': {
      read: () => jobs.find(11),
      effects: {
        'employer_profile.published': 'workplace.companyName',
        'employer_profile.is_reviewed': 'workplace',
        'workplace.published': 'workplace.name workplaceLogo',
        'job.title': 'title',
        'job.company': 'company',
        'job.location': 'location',
        'job.description': 'description',
        'job.requirements': 'requirements',
        'job.responsibilities': 'responsibilities',
        'job.benefits': 'benefits',
        'job.department': 'department',
        'job.salary': 'salary',
        'job.min_salary': 'minSalary',
        'job.max_salary': 'maxSalary',
        'job.job_type': 'jobType',
        'job.category': 'category',
        'job.experience': 'experience',
        'job.skills': 'skills',
        'job.posted_at': 'postedAt',
        'job.deadline': 'deadline',
        'job.closes_at': 'closesAt',
        'job.approved_at': 'decision isApproved=false',
        'job.is_premium': 'isPremium=true',
        'job.version': 'version',
        'job.premium_requested': 'premiumRequested=true',
        'job.pay_period': 'payPeriod',
        'job.currency': 'currency',
        'job.pay_basis': 'payBasis',
        'job.facts': 'facts.housing=true',
        'job.first_approved_at': 'wasApproved=false',
        'job.places': 'places',
        'job.approved_at+rejected_at': 'decision isApproved=false isRejected=true',
        'job.archived_at+archived_by': 'archivedBy isArchived=true',
        'job.archived_by+archived_at': 'archivedBy decision isArchived=true',
        'job.questions': 'asksQuestions=true questions',
        'job.hidden_at': 'isHidden=true',
        'job.premium_granted_at': 'premiumGranted=true',
        'job.premium_refused_at': 'decision',
        'job.proposed_text': 'decision',
        'job.checked_text': 'isUnchecked=true',
        'job.workplace_id': 'workplace workplaceId workplaceLogo',
        'job.changed_together': 'changedTogether',
        'job.publish_at': 'publishAt',
        'job.cleared_at': 'isCleared=true',
        'job_views.views': 'views',
      },
      rest: 'controlledDomain employerId id isProposal isTrusted repliesWithinDays writtenIn',
    },
    'a listing that was saved': {
      read: () => first(jobs.bookmarked(2, PAGE)),
      effects: { 'bookmark.created_at': 'createdAt' },
      rest: 'id job.asksQuestions job.category job.closesAt job.company job.currency job.deadline job.department job.description job.employerId job.experience job.id job.isApproved job.isArchived job.isHidden job.isPremium job.isTrusted job.jobType job.location job.maxSalary job.minSalary job.payBasis job.payPeriod job.places job.postedAt job.salary job.skills job.title job.version job.workplaceId job.workplaceLogo job.writtenIn jobId',
    },
    'the page of a company': {
      read: () => jobs.companyPage(1, NOW),
      effects: {
        'employer_profile.is_trusted': 'controlledDomain isTrusted=true',
        'employer_profile.published':
          'about companyLogo companyName companySize companyWebsite founded industry location',
        'employer_profile.is_reviewed': 'nothing is read',
        'employer_profile.verified_domain': 'controlledDomain',
        'workplace.published': 'jobs workplaces',
      },
      rest: 'employerId jobCount repliesWithinDays',
    },
    'a public company': {
      read: () => profiles.publicEmployer(1),
      effects: {
        'employer_profile.is_trusted': 'controlledDomain isTrusted=true',
        'employer_profile.published':
          'about companyLogo companyName companySize companyWebsite founded industry location',
        'employer_profile.verified_domain': 'controlledDomain',
      },
      rest: '',
    },
    'a company to review': {
      read: () => profiles.companiesToReview().then(([one]) => one),
      effects: {
        'employer_profile.company_name': 'proposed.companyName',
        'employer_profile.company_logo': 'proposed.companyLogo',
        'employer_profile.company_website': 'proposed.companyWebsite',
        'employer_profile.industry': 'proposed.industry',
        'employer_profile.company_size': 'proposed.companySize',
        'employer_profile.location': 'proposed.location',
        'employer_profile.about': 'proposed.about',
        'employer_profile.founded': 'proposed.founded',
        'employer_profile.is_trusted': 'isTrusted=true',
        'employer_profile.version': 'version',
        'employer_profile.published':
          'published.about published.companyLogo published.companyName published.companySize published.companyWebsite published.founded published.industry published.location',
      },
      rest: 'employerId',
    },
    'a company for admins': {
      read: () => userPage(database, 1),
      effects: {
        'employer_profile.company_name': 'company.companyName',
        'employer_profile.company_website': 'company.companyWebsite',
        'employer_profile.is_trusted': 'company.isTrusted=true',
        'employer_profile.version': 'company.version',
        'employer_profile.is_reviewed': 'company.isReviewed=false',
        'employer_profile.verified_at': 'company.verifiedAt',
        'employer_profile.verification_note': 'company.verificationNote',
        'employer_profile.withdrawal_reason': 'company.withdrawalReason',
        'employer_profile.verified_domain': 'company.verifiedDomain',
        'listing_decision.title': 'decisions',
        'listing_decision.measure': 'decisions',
        'listing_decision.reason': 'decisions',
        'listing_decision.text': 'decisions',
        'listing_decision.decided_at': 'decisions',
        'listing_decision.admin_id': 'decisions',
      },
      rest: 'applicationCount applications avatar createdAt email emailVerifiedAt fullName hasPassword id listingCount listings passkeys role sessions suspendedAt suspensions username',
    },
    'a reported listing': {
      read: () => reviews.reported().then(([one]) => one),
      effects: {
        'job.title': 'title',
        'job.company': 'company',
        'job.approved_at': 'isPublished=false',
        'job.version': 'version',
        'job.approved_at+rejected_at': 'isPublished=false',
        'job.archived_at+archived_by': 'isPublished=false',
        'job.archived_by+archived_at': 'isPublished=false',
        'job.hidden_at': 'isPublished=false',
        'listing_report.reporter_id': 'reports',
        'listing_report.reason': 'reports',
        'listing_report.text': 'reports',
        'listing_report.outcome+closed_at': 'nothing is read',
        'listing_report.reported_at': 'reports',
      },
      rest: 'count employerId jobId',
    },
    'an own report': {
      read: () => reports.find(61),
      effects: {
        'listing_report.title': 'title',
        'listing_report.company': 'company',
        'listing_report.reason': 'reason',
        'listing_report.outcome+closed_at': 'outcome',
        'listing_report.reported_at': 'reportedAt',
      },
      rest: 'id jobId',
    },
    'a payment': {
      read: () => first(payments.forAdmins({ status: null, ...PAGE })),
      effects: {
        'payment.title': 'title',
        'payment.amount': 'amount',
        'payment.currency': 'currency',
        'payment.provider': 'provider',
        'payment.status': 'status',
        'payment.created_at': 'createdAt',
        'payment.invoiced_at': 'invoicedAt',
        'payment.paid_at': 'paidAt',
        'payment.ended_at': 'endedAt',
        'payment.job_id': 'jobId',
      },
      rest: 'employerId employerName id reference',
    },
  };
}
