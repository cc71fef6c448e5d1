/** How to address someone. */
export type Contact = { readonly fullName: string; readonly email: string };

/** How to reach people, for modules that write to them. */
export abstract class Contacts {
  abstract find(userId: number): Promise<Contact | undefined>;
}
