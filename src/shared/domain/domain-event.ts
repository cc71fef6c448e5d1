/** Something that happened in the domain; its class is named in the past tense. */
export abstract class DomainEvent {}
