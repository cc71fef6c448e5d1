/** Providers that give anyone an address. */
const FREE_MAIL =
  /^(?:(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|rocketmail|aol|icloud|mac|me|mail|email|gmx|web|proton|protonmail|pm|zoho|yandex|inbox|fastmail|tutanota|hushmail|rediffmail|qq|163|126|naver|t-online|free|orange|laposte|libero|virgilio|wp|o2|seznam|ukr|consultant|usa|europe|engineer)\.(?:com?|net|org|de|fr|it|es|at|ch|nl|me|ru|in|jp|pl|cz|se|no|dk|be|br|ar|mx|ca|us|info|eu)(?:\.[a-z]{2})?)$/;

/** Whether anyone can have an address at this domain. */
export function isFreeMail(domain: string): boolean {
  return FREE_MAIL.test(domain.toLowerCase());
}
