/** How to address someone. */
export type Contact = { readonly fullName: string; readonly email: string };

/** Contacts for modules that email people. */
export abstract class Contacts {
  abstract find(userId: number): Promise<Contact | undefined>;
}
