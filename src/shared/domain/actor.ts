/** The three kinds of user. */
export const ROLES = ['job_seeker', 'employer', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The signed-in user on whose behalf something is done. */
export type Actor = { readonly userId: number; readonly role: Role };
