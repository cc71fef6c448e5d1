import { jobSeekerEmail } from './demo-accounts.js';
import type { Person } from './demo-data.js';
import { onePagePdf, type TextLine } from './one-page-pdf.js';

/** Characters per line. */
const LINE = 92;

/** A resume file. */
export type DemoResume = { readonly name: string; readonly content: Uint8Array };

/** A resume with the contents of a profile. */
export function resumeOf({ fullName, username, profile }: Person): DemoResume {
  const contact = [profile.location, profile.phone, jobSeekerEmail(username)];
  const experience = (profile.workExperience ?? []).flatMap(({ title, company, startDate, endDate, description }) => [
    ...text(`${title}, ${company} (${period(startDate, endDate)})`, true),
    ...text(description),
  ]);
  const education = (profile.education ?? []).flatMap(({ degree, fieldOfStudy, institution, startDate, endDate }) =>
    text(`${[degree, fieldOfStudy].filter(Boolean).join(', ')}: ${institution} (${period(startDate, endDate)})`),
  );
  const certifications = (profile.certifications ?? []).flatMap(({ name, issuingOrganization, issueDate }) =>
    text([name, issuingOrganization, issueDate].filter(Boolean).join(', ')),
  );
  const languages = (profile.languages ?? []).map(({ language, proficiency }) => `${language} (${proficiency})`);
  const content = onePagePdf([
    { text: fullName, size: 22, bold: true },
    ...text(contact.filter(Boolean).join('  |  ')),
    ...section('Profile', text(profile.bio)),
    ...section('Experience', experience),
    ...section('Education', education),
    ...section('Certifications', certifications),
    ...section('Languages', text(languages.join(', '))),
    ...section('Skills', text(profile.skills?.join(', '))),
  ]);
  return { name: `${fullName} - Resume.pdf`, content };
}

function section(title: string, lines: readonly TextLine[]): TextLine[] {
  return lines.length === 0 ? [] : [{ text: '', size: 8 }, { text: title, size: 13, bold: true }, ...lines];
}

function period(startDate?: string | null, endDate?: string | null): string {
  return [startDate, endDate ?? 'today'].filter(Boolean).join(' to ');
}

/** A paragraph, wrapped between words. */
function text(paragraph: string | null | undefined, bold = false): TextLine[] {
  const lines = paragraph?.match(new RegExp(`\\S.{0,${LINE - 1}}(?=\\s|$)`, 'g')) ?? [];
  return lines.map((line) => ({ text: line, size: 10.5, bold }));
}
