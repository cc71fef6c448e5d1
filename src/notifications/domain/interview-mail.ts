import type { CalendarEntry } from '#shared/domain/calendar-entry.js';
import { mailTo, type Mail, type Recipient } from './mail.js';
import { quoted } from './quoted.js';

export type QuotedInterview = {
  readonly applicationId: number | null;
  readonly jobTitle: string;
  readonly company: string;
  readonly applicantName: string;
  readonly state: 'offered' | 'scheduled' | 'cancelled';
  readonly slots: readonly Date[];
  readonly minutes: number;
  readonly place: string | null;
  readonly employerZone: string;
  readonly applicantZone: string | null;
  readonly cancelledBy: 'applicant' | 'employer' | null;
  /** Null until the applicant chooses a slot. */
  readonly entry: CalendarEntry | null;
};

type WriteMail = (to: Recipient, isEmployer: boolean, interview: QuotedInterview) => Mail;

export type InterviewMailKind = 'interview-offered' | 'interview-scheduled' | 'interview-cancelled';

export const INTERVIEW_MAILS: Readonly<Record<InterviewMailKind, WriteMail>> = {
  'interview-offered': offeredMail,
  'interview-scheduled': scheduledMail,
  'interview-cancelled': cancelledMail,
};

function offeredMail(to: Recipient, isEmployer: boolean, interview: QuotedInterview): Mail {
  const { jobTitle, company, minutes, slots } = interview;
  const title = quoted(jobTitle);
  const count = slots.length;
  return mailTo(to, 'interview-offered', {
    subject: `Interview offered: ${title}`,
    paragraphs: [
      `${quoted(company)} would like to interview you for "${title}". ${count === 1 ? 'This time is' : `These ${count} times are`} available, for ${minutes} minutes:`,
      ...slots.map((slot) => timeIn(zoneOf(interview, isEmployer), slot)),
      ...where(interview),
    ],
    action: 'Choose a Time',
    path: pathOf(interview, isEmployer),
  });
}

function scheduledMail(to: Recipient, isEmployer: boolean, interview: QuotedInterview): Mail {
  const { jobTitle, company, applicantName, entry } = interview;
  const title = quoted(jobTitle);
  const withWhom = isEmployer ? `${quoted(applicantName)} chose a time` : `You have an interview at ${quoted(company)}`;
  return mailTo(to, 'interview-scheduled', {
    subject: `Interview: ${title}`,
    paragraphs: [
      `${withWhom} for "${title}":`,
      ...(entry ? [timeIn(zoneOf(interview, isEmployer), entry.startsAt)] : []),
      ...where(interview),
      'Open the attached file to add the interview to your calendar. If the time no longer works for you, call it off on Wayfare.',
    ],
    action: 'View Interview',
    path: pathOf(interview, isEmployer),
    ...(entry && { calendar: entry }),
  });
}

function cancelledMail(to: Recipient, isEmployer: boolean, interview: QuotedInterview): Mail {
  const { jobTitle, entry } = interview;
  const title = quoted(jobTitle);
  return mailTo(to, 'interview-cancelled', {
    subject: `Interview called off: ${title}`,
    paragraphs: [
      `${whoCancelled(isEmployer, interview)} the interview for "${title}"${entry ? ':' : '.'}`,
      ...(entry ? [timeIn(zoneOf(interview, isEmployer), entry.startsAt)] : []),
    ],
    action: 'View Application',
    path: pathOf(interview, isEmployer),
    ...(entry && { calendar: { ...entry, method: 'CANCEL' } }),
  });
}

function whoCancelled(isEmployer: boolean, { cancelledBy, applicantName, company }: QuotedInterview): string {
  const who = cancelledBy === 'employer' ? quoted(company) : quoted(applicantName);
  return `${(cancelledBy === 'employer') === isEmployer ? 'You' : who} called off`;
}

function where({ place, entry }: QuotedInterview): string[] {
  if (place !== null) return [`Place: ${quoted(place)}`];
  return [entry ? 'Online: the link is in the calendar file and on Wayfare.' : 'Online: the link is on Wayfare.'];
}

/** Applicants whose time zone is unknown see times in the employer's; the mail always names the zone. */
function zoneOf({ employerZone, applicantZone }: QuotedInterview, isEmployer: boolean): string {
  return isEmployer ? employerZone : (applicantZone ?? employerZone);
}

function timeIn(timeZone: string, instant: Date): string {
  const options = { timeZone, dateStyle: 'full', timeStyle: 'short' } as const;
  return `${new Intl.DateTimeFormat('en-US', options).format(instant)} (${timeZone.replaceAll('_', ' ')})`;
}

function pathOf({ applicationId }: QuotedInterview, isEmployer: boolean): string {
  if (!isEmployer) return '/job-seeker/dashboard';
  return applicationId === null ? '/employer/applications' : `/employer/application/${applicationId}`;
}
