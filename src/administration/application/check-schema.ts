import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import { UseCase } from '#shared/application/use-case.js';
import { InvalidSchema } from '../domain/invalid-schema.js';
import { AdministrationQueries } from './ports/administration-queries.js';

/**
 * Compares the live schema with the committed one.
 * @throws InvalidSchema naming every table that differs
 */
@UseCase()
export class CheckSchema {
  constructor(private readonly queries: AdministrationQueries) {}

  @ScheduledTask('schema-validation', '0 0 * * *')
  async execute(): Promise<void> {
    const { schemaStatus } = await this.queries.databaseStatus();
    const faults = Object.entries(schemaStatus.tables).flatMap(([name, { valid, error }]) =>
      valid ? [] : [`${name}: ${error}`],
    );
    if (faults.length > 0) throw new InvalidSchema(faults);
  }
}
