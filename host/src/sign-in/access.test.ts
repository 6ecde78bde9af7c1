import { portalKeys } from 'shared-kernel/domain/portal';
import {
  demoCredentials,
  gateCode,
  isGateCode,
  isValidPortalLogin,
  portalAccessCredentials,
} from './access';
import { demoAccounts, findDemoAccount } from './demo/demo-accounts';

const near = (text: string) => [
  '',
  ` ${text}`,
  `${text} `,
  text.toLowerCase(),
  text.slice(0, -1),
  `${text}\u0000`,
];

describe('access check', () => {
  it('[GA4] the access gate accepts exactly one code', () => {
    expect(isGateCode(gateCode)).toBe(true);
  });

  it.each(near(gateCode))('[GA5] the access gate rejects the code %j', (text) => {
    expect(isGateCode(text)).toBe(false);
  });

  it('[P2] the portal sign-in accepts exactly one pair of admin credentials', () => {
    expect(isValidPortalLogin({ ...portalAccessCredentials })).toBe(true);
  });

  it('[P3] the portal sign-in rejects any other credentials, including those of the demo accounts', () => {
    const { username, password } = portalAccessCredentials;
    expect(isValidPortalLogin(demoCredentials)).toBe(false);
    for (const other of near(password)) {
      expect(isValidPortalLogin({ username, password: other })).toBe(false);
    }
    for (const other of near(username).filter((text) => text !== username)) {
      expect(isValidPortalLogin({ username: other, password })).toBe(false);
    }
  });
});

describe('demo accounts', () => {
  it('[D2] the six demo accounts have the same credentials, one account per portal', () => {
    expect(demoAccounts.map(({ portalKey }) => portalKey)).toEqual([...portalKeys]);
    for (const account of demoAccounts) expect(account).toMatchObject(demoCredentials);
    expect(demoAccounts.every(({ description, features }) => description && features.length)).toBe(
      true,
    );
  });

  it('[D5, B3] the shared credentials open the admin portal', () => {
    expect(findDemoAccount(demoAccounts, demoCredentials)?.portalKey).toBe('admin');
  });

  it('[D5] the demo sign-in uses the first account with matching credentials', () => {
    const own = demoAccounts.map((account) => ({ ...account, password: account.portalKey }));
    const { username } = demoCredentials;
    expect(findDemoAccount(own, { username, password: 'vendor' })?.portalKey).toBe('vendor');
  });

  it.each(near(demoCredentials.password))(
    '[D7] rejects the password %j of a demo account',
    (password) => {
      const { username } = demoCredentials;
      expect(findDemoAccount(demoAccounts, { username, password })).toBeUndefined();
    },
  );
});
