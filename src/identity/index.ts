export { Accounts, type Account } from './application/accounts.js';
export { UserRegistered } from './domain/user-events.js';
