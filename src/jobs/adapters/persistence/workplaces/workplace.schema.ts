import { defineEntity, p } from '@mikro-orm/core';
import type { Place } from '#jobs/domain/offer/place.js';
import { Workplace, type WorkplaceDefaults, type WorkplaceDetails } from '#jobs/domain/workplaces/workplace.js';

const WorkplaceDetailsSchema = defineEntity({
  name: 'WorkplaceDetails',
  embeddable: true,
  properties: {
    name: p.text(),
    location: p.text(),
    place: p.json<Place>().nullable(),
    about: p.text().nullable(),
    logo: p.text().nullable(),
  },
});

/** Maps `Workplace` to its table. */
export const WorkplaceSchema = defineEntity({
  class: Workplace,
  tableName: 'workplace',
  properties: {
    id: p.integer().primary(),
    companyId: p.integer(),
    reference: p.text().nullable(),
    details: () => p.embedded(WorkplaceDetailsSchema).prefix(false),
    defaults: p.json<WorkplaceDefaults>(),
    published: p.json<WorkplaceDetails>().nullable(),
    createdAt: p.datetime(),
    version: p.integer(),
    // Derived, and stored for queries.
    awaitsReview: p.boolean().hydrate(false),
  },
});
