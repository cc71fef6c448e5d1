/** Buttons of mails about accounts. */
export const NEW_PASSWORD = { action: 'Set a New Password', path: '/forgot-password' };
export const SETTINGS = { action: 'Open Settings', path: '/settings' };
export const CONTACT = { action: 'Contact Us', path: '/about/contact-us' };
export const SIGN_IN = { action: 'Sign In', path: '/auth' };
