/** How the keys of the cached server data begin, for changes that touch what other features show. */
export const queryScopes = {
  session: ['session'],
  companies: ['companies'],
  jobs: ['jobs'],
  applications: ['applications'],
  administration: ['administration'],
  messaging: ['messaging'],
} as const;
