import { UseCase } from '#shared/application/use-case.js';
import { InvalidFields } from '#shared/domain/field-checks.js';
import type { JobForm } from '../../domain/job-details.js';
import { atWorkplace, type Workplace } from '../../domain/workplaces/workplace.js';
import { Workplaces } from '../ports/workplaces.js';

/** A job form that may name a hotel by its reference instead of its id; an empty reference names none. */
export type FormAtWorkplace = JobForm & { readonly workplaceReference?: string | null };

/** Gives listings the name and place of the hotel that they name. */
@UseCase()
export class WorkplacePolicy {
  constructor(private readonly workplaces: Workplaces) {}

  /**
   * The form with the name and place of its hotel: the one that it names, or else the listing's.
   * @throws InvalidFields if it is not one of the company's
   */
  async applied(employerId: number, entered: FormAtWorkplace, currentId: number | null = null): Promise<JobForm> {
    const { workplaceReference: reference, ...form } = entered;
    if (reference) {
      const workplace = await this.workplaces.ofCompany(employerId, { reference: reference.trim() });
      const message = 'None of your hotels has this reference. Add it under Hotels and Workplaces, or correct it.';
      return atWorkplace(form, found(workplace, 'workplaceReference', message));
    }
    const id = reference === undefined && form.workplaceId === undefined ? currentId : (form.workplaceId ?? null);
    if (id === null) return reference === null || reference === '' ? { ...form, workplaceId: null } : form;
    const workplace = await this.workplaces.ofCompany(employerId, { id });
    const message = 'This is not, or no longer, one of your hotels. Please choose another one, or none.';
    return atWorkplace(form, found(workplace, 'workplaceId', message));
  }
}

function found(workplace: Workplace | undefined, field: string, message: string): Workplace {
  if (!workplace) throw new InvalidFields([{ field, message }]);
  return workplace;
}
