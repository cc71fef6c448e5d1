import { UseCase } from '#shared/application/use-case.js';
import { TemplateNotFound } from '../../domain/application-errors.js';
import { checkMessage, fillTemplate, type StatusMessage, type TemplateForm } from '../../domain/message-template.js';
import { ApplicationQueries } from '../ports/application-queries.js';
import { MessageTemplates } from '../ports/message-templates.js';

/** A message before it is checked. */
export type MessageForm = Omit<TemplateForm, 'name'>;

type FillTemplatesCommand = {
  readonly employerId: number;
  /** A text with placeholders; instead of a template. */
  readonly message?: MessageForm | null | undefined;
  /** Undefined or null for no message. */
  readonly templateId: number | null | undefined;
  readonly applicationIds: readonly number[];
};

/**
 * Fills a message or a template for each of the employer's applications. Returns the messages by application id.
 * @throws TemplateNotFound, InvalidFields
 */
@UseCase()
export class FillTemplates {
  constructor(
    private readonly templates: MessageTemplates,
    private readonly queries: ApplicationQueries,
  ) {}

  async execute(command: FillTemplatesCommand): Promise<ReadonlyMap<number, StatusMessage>> {
    const { employerId, applicationIds } = command;
    const template = await this.chosen(command);
    if (!template) return new Map();
    const facts = await this.queries.templateFacts(employerId, applicationIds);
    return new Map(facts.map(({ id, ...quoted }) => [id, fillTemplate(template, quoted)]));
  }

  private async chosen({ employerId, message, templateId }: FillTemplatesCommand): Promise<StatusMessage | undefined> {
    if (message) return checkMessage(message);
    if (templateId === undefined || templateId === null) return undefined;
    const template = await this.templates.find(employerId, templateId);
    if (!template) throw new TemplateNotFound();
    return template;
  }
}
