export { UserRegistered } from './domain/user-events.js';
