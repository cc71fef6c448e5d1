import { createAction } from '@reduxjs/toolkit';

/** The user signed out of this tab: discards everything they wrote and did not save. */
export const signedOut = createAction('signedOut');
