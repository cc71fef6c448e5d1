/** A domain event; its class is named in the past tense. */
export abstract class DomainEvent {}
