/**
 * Marks a use case. A decorated class makes the compiler emit its constructor's types, which is all that dependency
 * injection needs, so the application layer imports no framework.
 */
export function UseCase(): ClassDecorator {
  return () => undefined;
}
