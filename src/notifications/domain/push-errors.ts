import { conflict } from '#shared/domain/domain-error.js';

export class PushUnavailable extends conflict('push_unavailable', 'This site sends no push messages.') {}

export class SessionHasEnded extends conflict('session_has_ended', 'Please sign in again.') {}
