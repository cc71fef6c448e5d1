/** Where @nestjs/swagger lists the documented properties of a class, each after a colon. */
const DOCUMENTED = 'swagger/apiModelPropertiesArray';

/**
 * A response body with the properties that its class documents, and no others: those in `computed`, and the rest from
 * `values`.
 */
export function bodyOf<Body extends object, Computed extends Partial<Body> = object>(
  type: new () => Body,
  values: Omit<Body, keyof Computed>,
  computed?: Computed,
): Body {
  const names = Reflect.getMetadata(DOCUMENTED, type.prototype as object) as readonly string[];
  const all = values as Body;
  const body = new type();
  for (const name of names) {
    const key = name.slice(1) as keyof Body;
    body[key] = (computed && key in computed ? (computed as Partial<Body>)[key] : all[key]) as Body[typeof key];
  }
  return body;
}

/** `bodyOf` for each of the values. */
export function bodiesOf<Body extends object>(type: new () => Body, values: readonly Body[]): Body[] {
  return values.map((value) => bodyOf(type, value));
}
