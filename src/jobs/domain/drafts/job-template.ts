import { conflict, notFound } from '#shared/domain/domain-error.js';
import { checked } from '#shared/domain/field-checks.js';
import type { DraftForm } from './job-draft.js';

/** Templates per company. */
export const MAX_TEMPLATES = 50;

export const TEMPLATE_NAME = { label: 'Name', min: 1, max: 100, tooShort: 'Name is required' } as const;

/** A possibly incomplete job form that a company keeps under a name, to post listings from. */
export type JobTemplate = {
  readonly id: number;
  readonly name: string;
  readonly form: DraftForm;
  readonly updatedAt: Date;
};

/** Also thrown for other companies' templates. */
export class JobTemplateNotFound extends notFound('template_not_found', 'Template not found') {}

export class TooManyJobTemplates extends conflict(
  'too_many_templates',
  `You can keep at most ${MAX_TEMPLATES} templates. Delete one to save another.`,
) {}

/** @throws InvalidFields */
export function checkTemplateName(name: string | null | undefined): string {
  return checked((checks) => checks.required('name', name, TEMPLATE_NAME));
}
