/** How the keys of the cached server data begin, for changes that touch what other features show. */
export const queryScopes = {
  jobs: ['jobs'],
  applications: ['applications'],
  administration: ['administration'],
} as const;
