/**
 * Marks a use case. It does nothing by itself: a decorated class makes the compiler emit the types of its constructor,
 * which is all that dependency injection needs, so the application layer imports no framework.
 */
export function UseCase(): ClassDecorator {
  return () => undefined;
}
