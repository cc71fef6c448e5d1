import { checked, InvalidFields, type FieldChecks } from '#shared/domain/field-checks.js';

/** Maximum number of templates per employer. */
export const MAX_TEMPLATES = 50;

/** Lengths in characters. */
export const TEMPLATE_LIMITS = {
  name: { label: 'Name', max: 100 },
  subject: { label: 'Subject', max: 150, mustNotNameSite: true },
  body: { label: 'Text', max: 5000, layout: 'paragraphs' },
} as const;

/** The values of the placeholders. */
export type TemplateFacts = {
  readonly fullName: string;
  readonly jobTitle: string;
  readonly companyName: string;
};

const PLACEHOLDERS: ReadonlyMap<string, (facts: TemplateFacts) => string> = new Map([
  ['firstName', ({ fullName }: TemplateFacts) => fullName.trim().split(/\s+/, 1)[0] ?? ''],
  ['fullName', ({ fullName }: TemplateFacts) => fullName],
  ['jobTitle', ({ jobTitle }: TemplateFacts) => jobTitle],
  ['companyName', ({ companyName }: TemplateFacts) => companyName],
]);

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

export type TemplateForm = { readonly name: string; readonly subject?: string | null; readonly body: string };

export type MessageTemplate = Required<TemplateForm> & { readonly id: number };

/** An employer's message to an applicant with a new status. */
export type StatusMessage = { readonly subject: string | null; readonly body: string };

/** @throws InvalidFields, including for unknown placeholders */
export function checkTemplate({ name, subject, body }: TemplateForm): Required<TemplateForm> {
  return checked((checks) => {
    const form = {
      name: checks.required('name', name, TEMPLATE_LIMITS.name),
      subject: checks.optional('subject', subject, TEMPLATE_LIMITS.subject),
      body: checks.required('body', body, TEMPLATE_LIMITS.body),
    };
    checkPlaceholders(checks, 'subject', form.subject ?? '');
    checkPlaceholders(checks, 'body', form.body);
    return form;
  });
}

/** @throws InvalidFields, including for unknown placeholders */
export function checkMessage({ subject, body }: Omit<TemplateForm, 'name'>): StatusMessage {
  const { name: _name, ...message } = checkTemplate({ name: 'Message', subject: subject ?? null, body });
  return message;
}

/** @throws InvalidFields if another template has the same name, ignoring case */
export function requireFreeName(name: string, others: readonly Pick<MessageTemplate, 'name'>[]): void {
  const isTaken = others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw new InvalidFields([{ field: 'name', message: 'You already have a template with this name' }]);
}

/** Replaces the placeholders of a template. */
export function fillTemplate({ subject, body }: StatusMessage, facts: TemplateFacts): StatusMessage {
  const fill = (text: string) =>
    text.replaceAll(PLACEHOLDER, (found, name: string) => PLACEHOLDERS.get(name.trim())?.(facts) ?? found);
  return { subject: subject === null ? null : fill(subject), body: fill(body) };
}

function checkPlaceholders(checks: FieldChecks, field: 'subject' | 'body', text: string): void {
  const found = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name.trim());
  const unknown = [...new Set(found.filter((name) => !PLACEHOLDERS.has(name)))];
  if (unknown.length === 0) return;
  const names = listed(unknown);
  const known = listed([...PLACEHOLDERS.keys()]);
  checks.add(
    field,
    unknown.length === 1
      ? `${names} is not a placeholder. You can use ${known}.`
      : `${names} are not placeholders. You can use ${known}.`,
  );
}

function listed(names: readonly string[]): string {
  return names.map((name) => `{{${name}}}`).join(', ');
}
