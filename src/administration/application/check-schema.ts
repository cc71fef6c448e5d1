import { UseCase } from '../../shared/application/use-case.js';
import { InvalidSchema } from '../domain/invalid-schema.js';
import { DatabaseInspector } from './ports/database-inspector.js';

/**
 * Compares the live schema with the committed one.
 * @throws InvalidSchema telling every table that differs
 */
@UseCase()
export class CheckSchema {
  constructor(private readonly inspector: DatabaseInspector) {}

  async execute(): Promise<void> {
    const { schemaStatus } = await this.inspector.status();
    const faults = Object.entries(schemaStatus.tables).flatMap(([name, { valid, error }]) =>
      valid ? [] : [`${name}: ${error}`],
    );
    if (faults.length > 0) throw new InvalidSchema(faults);
  }
}
