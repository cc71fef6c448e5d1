import { WrongSetting } from './wrong-setting.js';

/** @throws WrongSetting if the address has a path */
export function originOf(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  const { origin, href } = new URL(url);
  if (href !== `${origin}/`) {
    throw new WrongSetting('PUBLIC_URL must be an origin such as https://jobs.example.com, without a path.');
  }
  return origin;
}
