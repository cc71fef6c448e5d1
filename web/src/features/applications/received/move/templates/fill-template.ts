/** What placeholders stand for; an application has it. */
export interface TemplateFacts {
  user: { fullName: string };
  job: { title: string; company: string };
}

/** Placeholders of templates, for previews; the server fills them in when it sends a message. */
const PLACEHOLDERS: Record<string, (facts: TemplateFacts) => string> = {
  firstName: ({ user }) => user.fullName.trim().split(/\s+/, 1)[0] ?? '',
  fullName: ({ user }) => user.fullName,
  jobTitle: ({ job }) => job.title,
  companyName: ({ job }) => job.company,
};

export const PLACEHOLDER_NAMES = Object.keys(PLACEHOLDERS);

/** A template as this applicant would see it; unknown placeholders stay unchanged. */
export function fillTemplate(text: string, application: TemplateFacts): string {
  return text.replaceAll(/\{\{([^{}]*)\}\}/g, (found, name: string) => {
    const key = name.trim();
    return PLACEHOLDER_NAMES.includes(key) ? (PLACEHOLDERS[key]?.(application) ?? found) : found;
  });
}
