import type { MessageTemplate, TemplateForm } from '../../domain/message-template.js';

/** The texts that employers keep for applicants. */
export abstract class MessageTemplates {
  /** By name. */
  abstract of(employerId: number): Promise<readonly MessageTemplate[]>;

  abstract find(employerId: number, id: number): Promise<MessageTemplate | undefined>;

  abstract add(employerId: number, form: Required<TemplateForm>): Promise<MessageTemplate>;

  /** Undefined if it is not the employer's. */
  abstract change(employerId: number, id: number, form: Required<TemplateForm>): Promise<MessageTemplate | undefined>;

  /** Returns whether the employer had it. */
  abstract remove(employerId: number, id: number): Promise<boolean>;

  /** Makes other additions and changes of the employer wait for the open transaction. */
  abstract lockAll(employerId: number): Promise<void>;
}
