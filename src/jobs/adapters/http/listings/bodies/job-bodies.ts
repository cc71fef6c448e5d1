import type { EmployerJobView } from '#jobs/application/ports/job-queries.js';
import type { JobView } from '#jobs/application/ports/job-view.js';
import type {
  ApprovedTextBody,
  DecisionBody,
  EmployerJobBody,
  JobBody,
  JobOutlineBody,
  ManagedJobBody,
  PublicJobBody,
} from '#jobs/application/views/job.view.js';
import type { JobText } from '#jobs/domain/job-details.js';
import { experienceLabel } from '#jobs/domain/offer/job-options.js';
import { isOpenAt, isPublished, jobStateAt } from '#jobs/domain/job-state.js';
import { sentenceOf, type Decision } from '#jobs/domain/statement.js';
import { startOfDay } from '#shared/domain/values/utc-day.js';
import { placeBody } from './place-body.js';
import type { JobCard } from '#jobs/application/ports/job-card.js';

export function decisionBody(decision: Decision): DecisionBody {
  const { measure, reason, text, decidedAt } = decision;
  return { measure, reason, sentence: sentenceOf(decision), text, isAutomated: false, decidedAt };
}

/** What everyone may see, with what depends on the current time. */
export function outlineBody(job: JobCard & { readonly isProposal?: boolean }, now: Date): JobOutlineBody {
  return {
    id: job.id,
    employerId: job.employerId,
    title: job.title,
    company: job.company,
    location: job.location,
    description: job.description,
    department: job.department,
    salary: job.salary,
    minSalary: job.minSalary,
    maxSalary: job.maxSalary,
    payPeriod: job.payPeriod,
    currency: job.currency,
    payBasis: job.payBasis,
    facts: job.facts,
    writtenIn: job.writtenIn,
    jobType: job.jobType,
    category: job.category,
    experience: job.experience,
    experienceLevel: experienceLabel(job.experience),
    skills: job.skills,
    postedAt: job.postedAt,
    deadline: job.deadline === null ? null : startOfDay(job.deadline),
    closesAt: job.closesAt,
    isOpen: isOpenAt(job, now),
    isPremium: job.isPremium,
    workplaceId: job.workplaceId,
    workplaceLogo: job.workplaceLogo,
    isTrusted: job.isTrusted,
    asksQuestions: job.asksQuestions,
    isApproved: job.isApproved && job.isProposal !== true,
    isArchived: job.isArchived,
  };
}

export function publicJobBody(job: JobView, now: Date): PublicJobBody {
  const { controlledDomain, repliesWithinDays, workplace, requirements, responsibilities, benefits, questions } = job;
  const places = job.places?.map(placeBody) ?? null;
  const texts = { requirements, responsibilities, benefits };
  return { ...outlineBody(job, now), controlledDomain, repliesWithinDays, workplace, ...texts, places, questions };
}

function approvedTextBody(text: JobText): ApprovedTextBody {
  return {
    title: text.title,
    company: text.company,
    location: text.location,
    description: text.description,
    requirements: text.requirements,
    responsibilities: text.responsibilities,
    benefits: text.benefits,
    department: text.department,
    salary: text.salary,
    minSalary: text.minSalary,
    maxSalary: text.maxSalary,
    payPeriod: text.payPeriod,
    currency: text.currency,
    payBasis: text.payBasis,
    facts: text.facts,
    jobType: text.jobType,
    category: text.category,
    experience: text.experience,
    skills: text.skills,
    workplaceId: text.workplaceId ?? null,
    places: text.places?.map(placeBody) ?? null,
    questions: text.questions,
  };
}

export function jobBody(job: JobView, now: Date, isInsider: boolean): JobBody {
  const shown = { ...publicJobBody(job, now), version: job.version };
  if (!isInsider) return shown;
  const { views, archivedBy, premiumRequested, premiumGranted, isRejected, isUnchecked, publishAt, isCleared } = job;
  const decision = job.decision && decisionBody(job.decision);
  const standing = { isRejected, isPublic: isPublished(job), isUnchecked, publishAt, isCleared, decision };
  const approvedText = job.approvedText && approvedTextBody(job.approvedText);
  return { ...shown, views, archivedBy, premiumRequested, premiumGranted, ...standing, approvedText };
}

export function managedJobBody(job: JobView, now: Date): ManagedJobBody {
  const { wasApproved, changedTogether } = job;
  return { ...jobBody(job, now, true), state: jobStateAt(job, now), wasApproved, changedTogether };
}

export function employerJobBody(job: EmployerJobView, now: Date): EmployerJobBody {
  return { ...managedJobBody(job, now), applicationCount: job.applicationCount };
}
