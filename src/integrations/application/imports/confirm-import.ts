import { UseCase } from '../../../shared/application/use-case.js';
import { ImportNotFound } from '../../domain/integration-errors.js';
import { Imports } from '../ports/imports.js';

type ConfirmImportCommand = { readonly userId: number; readonly importId: number };

/**
 * Applies a feed that was stopped because it is empty or much smaller than the previous one.
 * @throws ImportNotFound
 */
@UseCase()
export class ConfirmImport {
  constructor(private readonly imports: Imports) {}

  async execute({ userId, importId }: ConfirmImportCommand): Promise<void> {
    if (!(await this.imports.confirm(userId, importId))) throw new ImportNotFound();
  }
}
