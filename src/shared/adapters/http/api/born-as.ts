/**
 * The class with another prototype. Express gives every request and answer its own prototype; one that an object has from
 * the beginning is found by V8 where it expects it, while a change makes whatever touches the object slower.
 */
export function bornAs<Class extends object>(original: Class, prototype: object): Class {
  const construct = original as unknown as new (...given: unknown[]) => object;
  function Born(...given: unknown[]): object {
    return Reflect.construct(construct, given, Born) as object;
  }
  Born.prototype = prototype;
  return Born as unknown as Class;
}
