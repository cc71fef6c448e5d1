/** How viewers reach a listing's page; `other` includes unknown sources, such as a typed address. */
export const VISIT_SOURCES = ['search', 'related', 'recommended', 'company', 'alert', 'feed', 'other'] as const;

export type VisitSource = (typeof VISIT_SOURCES)[number];
