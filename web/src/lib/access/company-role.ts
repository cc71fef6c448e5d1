import { createContext, useContext } from 'react';
import type { CompanyRole } from '@/api/generated/types.gen';

/** The role of the signed-in employer in the company; owners may do everything. */
const Context = createContext<CompanyRole>('owner');

/** Tells the screens below what the signed-in employer may do. */
export const CompanyRoleProvider = Context.Provider;

/** Whether the signed-in employer decides about applications and writes to applicants. */
export function useMayHire(): boolean {
  return useContext(Context) !== 'reviewer';
}

/** Whether the signed-in employer is an owner, who pays and changes the company. */
export function useIsOwner(): boolean {
  return useContext(Context) === 'owner';
}
