import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string) => readFileSync(join(__dirname, '../../..', path), 'utf8');

it('[B10] the README lists every code and credential, and says that none of them provides security', () => {
  const readme = read('README.md');
  const access = read('host/src/sign-in/access.ts');
  const secrets = ['TRUSTFOLD-2024', 'Trustfold!Admin24', 'Trustfold!Demo24'];
  for (const secret of secrets) {
    expect(access).toContain(`'${secret}'`);
    expect(readme).toContain(secret);
  }
  expect(readme).toMatch(/they protect\s+nothing/);
});
