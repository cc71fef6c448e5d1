export { Accounts, type Account } from './application/accounts.js';
export { Contacts, type Contact } from './application/contacts.js';
export { Avatars } from './application/avatars.js';
export { UserRegistered } from './domain/user-events.js';
export { EnsureAdmin } from './application/ensure-admin.js';
export { makeFirstAdmin } from './adapters/config/first-admin.js';
