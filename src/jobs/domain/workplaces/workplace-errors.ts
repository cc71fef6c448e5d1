import { conflict, notFound } from '#shared/domain/domain-error.js';

/** No such hotel, or another company's. */
export class WorkplaceNotFound extends notFound('workplace_not_found', 'This hotel or workplace does not exist.') {}

export class TooManyWorkplaces extends conflict(
  'too_many_workplaces',
  'Your company has as many hotels as it can have. Remove one before you add another.',
) {}

/** Another hotel of the company has the reference. */
export class ReferenceTaken extends conflict(
  'reference_taken',
  'Another one of your hotels has this reference. Please choose another reference.',
) {}
