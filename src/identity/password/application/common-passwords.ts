/** The passwords that attackers try first. */
export abstract class CommonPasswords {
  abstract includes(password: string): boolean;
}
