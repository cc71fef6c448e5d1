/** Something that happened in the domain, as an object of a class that is named in the past tense. */
export type DomainEvent = object;
