import { createAction } from '@reduxjs/toolkit';

/** The user signed out in this tab; discards all unsaved input. */
export const signedOut = createAction('signedOut');
