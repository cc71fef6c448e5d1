/**
 * Marks a use case. A decorated class makes the compiler emit its constructor's types, which is all that dependency
 * injection needs, so the application layer imports no framework.
 */
export function UseCase(): ClassDecorator {
  return () => undefined;
}

/** Marks a family of use cases that decide about the same thing: a class with verbs instead of one `execute`. */
export function UseCases(): ClassDecorator {
  return () => undefined;
}
