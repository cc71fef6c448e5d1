/** Ways to the page of a listing; `other` includes unknown sources, such as a typed address. */
export const VISIT_SOURCES = ['search', 'related', 'recommended', 'company', 'alert', 'feed', 'other'] as const;

export type VisitSource = (typeof VISIT_SOURCES)[number];
