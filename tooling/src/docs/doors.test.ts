import { demoCredentials, gateCode, portalAccessCredentials } from '../drive/credentials';
import { documentsOf, readDocument } from './documents';

const secrets = [gateCode, portalAccessCredentials.password, demoCredentials.password];

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
    for (const secret of secrets) expect(access).toContain(`'${secret}'`);
  });

  it('[B10] keeps credentials in one file, apart from the one that tests use', () => {
    const holders = documentsOf('.ts', '.tsx', '.html')
      .filter(({ text }) => secrets.some((secret) => text.includes(secret)))
      .map(({ path }) => path);
    expect(holders).toEqual(['host/src/sign-in/access.ts', 'tooling/src/drive/credentials.ts']);
  });
});
