import { demoCredentials, gateCode, portalAccessCredentials } from '../drive/credentials';
import { readDocument } from './documents';

describe('the README', () => {
  const readme = readDocument('README.md');

  it('[B10] lists what opens every door, and says that it protects nothing', () => {
    expect(readme).toContain(`\`${gateCode}\``);
    for (const { username, password } of [portalAccessCredentials, demoCredentials])
      expect(readme).toContain(`\`${username}\` / \`${password}\``);
    expect(readme).toMatch(/they protect\s+nothing/);
  });

  it('[B10] lists what the shell itself compares with', () => {
    const access = readDocument('host/src/sign-in/access.ts');
    for (const secret of [gateCode, portalAccessCredentials.password, demoCredentials.password])
      expect(access).toContain(`'${secret}'`);
  });
});
