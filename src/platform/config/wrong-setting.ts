/** An invalid setting; the message names it and the values it accepts. */
export class WrongSetting extends Error {}
