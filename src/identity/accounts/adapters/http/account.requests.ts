import { OptionalOneOf } from '#platform/http/api/validation/choice-inputs.js';
import { OptionalText, RequiredText } from '#platform/http/api/validation/inputs.js';
import { LANGUAGE_CODES, type Language } from '#shared/domain/values/language.js';
import { EmailAddress } from '../../domain/email-address.js';
import { USER_LIMITS } from '../../domain/user.js';

const { password, fullName } = USER_LIMITS;

/** Only the maximum length is checked: older passwords may not meet the rules for new ones. */
const CURRENT_PASSWORD = { label: 'Current password', max: password.max };
const TOKEN = { label: 'Token', max: 100 };

/** PUT /account */
export class RenameRequest {
  @RequiredText(fullName)
  readonly fullName!: string;
}

/** PUT /account/password */
export class ChangePasswordRequest {
  @RequiredText(CURRENT_PASSWORD)
  readonly currentPassword!: string;

  @RequiredText(password)
  readonly newPassword!: string;
}

/** PUT /account/email */
export class ChangeEmailRequest {
  @RequiredText(CURRENT_PASSWORD)
  readonly currentPassword!: string;

  @RequiredText({ label: 'Email', max: EmailAddress.LONGEST })
  readonly email!: string;
}

/** The token of a one-time link. */
export class LinkRequest {
  @RequiredText(TOKEN)
  readonly token!: string;
}

/** POST /password-reset */
export class PasswordResetRequest {
  @RequiredText({ label: 'Username or email', max: EmailAddress.LONGEST })
  readonly login!: string;
}

/** POST /password-reset/confirm */
export class ConfirmPasswordResetRequest {
  @RequiredText(TOKEN)
  readonly token!: string;

  @RequiredText(password)
  readonly password!: string;
}

/** Confirms a change with the password; empty for an account without one, which needs a recent sign-in. */
export class ConfirmedRequest {
  @RequiredText({ ...CURRENT_PASSWORD, label: 'Password' })
  readonly password!: string;
}

/** PUT /account/language */
export class ChangeLanguageRequest {
  @OptionalOneOf(LANGUAGE_CODES, { description: 'Missing for that of the browser' })
  readonly language?: Language | null;
}

/** PUT /account/time-zone */
export class ChangeTimeZoneRequest {
  @OptionalText({
    label: 'Time zone',
    max: 64,
    example: 'Europe/Lisbon',
    description: 'IANA name; missing for that of the browser at each sign-in',
  })
  readonly timeZone?: string | null;
}
