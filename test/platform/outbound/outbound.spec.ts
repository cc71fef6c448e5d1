import type { lookup, LookupAddress } from 'node:dns';
import { Outbound, publicLookup } from '#platform/outbound/outbound.js';
import { isPublicAddress } from '#platform/outbound/public-addresses.js';

describe('requests to user-supplied addresses', () => {
  it.each(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111'])('may reach %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:0:1::1',
    'no address',
  ])('may not reach %s', (address) => expect(isPublicAddress(address)).toBe(false));

  const resolved = (...addresses: string[]): Promise<unknown> => {
    const fake = ((_host: string, _options: object, done: (error: null, found: LookupAddress[]) => void) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )) as typeof lookup;
    return new Promise((resolve, reject) =>
      publicLookup(fake)('rebinding.test', { all: true }, (error, found) => (error ? reject(error) : resolve(found))),
    );
  };

  it('check the resolved addresses that the connection uses', async () => {
    await expect(resolved('93.184.216.34')).resolves.toHaveLength(1);
    await expect(resolved('127.0.0.1')).rejects.toThrow('not on the public internet');
    await expect(resolved('93.184.216.34', '::1')).rejects.toThrow('not on the public internet');
    await expect(resolved()).rejects.toThrow('not on the public internet');
  });

  const live = new Outbound({
    production: true,
    outboundHosts: new Set(['ats.internal']),
    publicUrl: 'https://jobs.example.com',
  });
  it.each([
    'http://ats.example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://0x7f.1/',
    'https://localhost./',
    'https://metadata.google.internal/',
    'https://user:secret@ats.example.com/',
    'https://user@ats.example.com/',
    'https://:secret@ats.example.com/',
    'ftp://ats.example.com/',
    'nowhere',
    'https://jobs.example.com/feeds/indeed.xml',
    'https://JOBS.example.com.:8443/',
  ])('are rejected without a lookup for %s', async (address) => {
    expect(live.problemWith(address)).toBeDefined();
    await expect(live.send(address, { method: 'GET', headers: {}, timeout: 100 })).rejects.toThrow('The address');
  });

  it('are accepted for public https addresses and for hosts that the operator allows', () => {
    expect(live.problemWith('https://ats.example.com:8443/hook?a=1')).toBeUndefined();
    expect(live.problemWith('http://ats.internal/')).toBeUndefined();
  });

  it('need https only in production, or where it is asked for', () => {
    const trial = new Outbound({ production: false, outboundHosts: new Set(), publicUrl: 'http://localhost:3000' });
    expect(trial.problemWith('http://ats.example.com/')).toBeUndefined();
    const asked = [trial, live].map((site) => site.problemWith('http://ats.example.com/', { mustBeSecure: true }));
    expect(asked).toEqual(Array(2).fill('The address must begin with https://'));
  });
});
