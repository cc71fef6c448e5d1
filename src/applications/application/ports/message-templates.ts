import type { MessageTemplate, TemplateForm } from '../../domain/message-template.js';

/** Employers' message templates. */
export abstract class MessageTemplates {
  /** Sorted by name. */
  abstract of(employerId: number): Promise<readonly MessageTemplate[]>;

  abstract find(employerId: number, id: number): Promise<MessageTemplate | undefined>;

  abstract add(employerId: number, form: Required<TemplateForm>): Promise<MessageTemplate>;

  /** Undefined if the employer has no such template. */
  abstract change(employerId: number, id: number, form: Required<TemplateForm>): Promise<MessageTemplate | undefined>;

  /** False if the employer has no such template. */
  abstract remove(employerId: number, id: number): Promise<boolean>;

  /** Blocks other additions and changes by the employer until the transaction ends. */
  abstract lockAll(employerId: number): Promise<void>;
}
