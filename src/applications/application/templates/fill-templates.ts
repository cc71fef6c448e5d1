import { UseCase } from '#shared/application/use-case.js';
import { TemplateNotFound } from '../../domain/application-errors.js';
import { fillTemplate, type StatusMessage } from '../../domain/message-template.js';
import { ApplicationQueries } from '../ports/application-queries.js';
import { MessageTemplates } from '../ports/message-templates.js';

type FillTemplatesCommand = {
  readonly employerId: number;
  /** Undefined or null for no message. */
  readonly templateId: number | null | undefined;
  readonly applicationIds: readonly number[];
};

/**
 * Fills a template for each of the employer's applications. Returns the messages by application id.
 * @throws TemplateNotFound
 */
@UseCase()
export class FillTemplates {
  constructor(
    private readonly templates: MessageTemplates,
    private readonly queries: ApplicationQueries,
  ) {}

  async execute(command: FillTemplatesCommand): Promise<ReadonlyMap<number, StatusMessage>> {
    const { employerId, templateId, applicationIds } = command;
    if (templateId === undefined || templateId === null) return new Map();
    const template = await this.templates.find(employerId, templateId);
    if (!template) throw new TemplateNotFound();
    const facts = await this.queries.templateFacts(employerId, applicationIds);
    return new Map(facts.map(({ id, ...quoted }) => [id, fillTemplate(template, quoted)]));
  }
}
