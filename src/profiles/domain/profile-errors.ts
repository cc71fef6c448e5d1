import { notFound } from '#shared/domain/domain-error.js';

/** The profile does not exist or is hidden from the caller. */
export class ProfileNotFound extends notFound('profile_not_found', 'Profile not found') {}
