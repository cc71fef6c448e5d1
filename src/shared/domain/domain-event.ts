/** Something that happened in the domain, told in the past tense by the name of its class. */
export abstract class DomainEvent {}
