/** Prefixes of query keys, for changes that affect other features. */
export const queryScopes = {
  session: ['session'],
  companies: ['companies'],
  jobs: ['jobs'],
  applications: ['applications'],
  administration: ['administration'],
  messaging: ['messaging'],
} as const;
