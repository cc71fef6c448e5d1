import { createAction } from '@reduxjs/toolkit';

/** Someone else uses this tab, or nobody any more; discards all unsaved input. */
export const personChanged = createAction('personChanged');
