import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxConfig } from './verbs/nginx';
import { bucketPolicies, pagesPolicies } from './verbs/policies';

/** What `name` was when the golden file was written; a wanted change is written there too. */
const golden = (name: string) =>
  readFileSync(join(import.meta.dirname, 'golden', `${name}.txt`), 'utf8');

const granted = {
  deployers: ['arn:aws:iam::1:role/deploy'],
  pruners: ['arn:aws:iam::1:role/prune', 'arn:aws:iam::2:role/prune'],
};

describe('the golden files', () => {
  it('[deployment, security] hold the configuration of a server with a certificate whose page may load remotes from source, byte by byte', () => {
    const text = nginxConfig({
      store: '/srv/our "files"/',
      environment: 'a-very-long-name-of-an-environment',
      shellOrigin: 'https://app.example.com',
      remotesOrigin: 'https://remotes.example.com:8443',
      run: '/run/nginx',
      certificate: { chain: '/etc/chain.pem', key: '/etc/key.pem' },
      localRemotes: true,
    });
    expect(text).toBe(golden('nginx-secure'));
  });

  it('[deployment, security] hold the configuration of a server without one: digests, its own frames, and the pointer of one environment, byte by byte', () => {
    const text = nginxConfig({
      store: '/srv/trustfold',
      environment: 'eu-1',
      shellOrigin: 'http://127.0.0.1:8080',
      remotesOrigin: 'http://[::1]',
      brotli: false,
    });
    expect(text).toBe(golden('nginx-plain'));
  });

  it('[deployment] hold the policies of a bucket and of the pages’ own, byte by byte', () => {
    const releases = {
      bucket: 'releases',
      prefix: 'trustfold',
      shellOrigins: ['https://app.example.com', 'https://eu.example.com'],
      environments: ['staging', 'production'],
      remotes: ['account', 'contracts'],
    };
    const documents = [
      bucketPolicies({ ...releases, ...granted, knowsCreation: true }),
      bucketPolicies({ ...releases, deployers: [], pruners: [], prefix: '', knowsCreation: false }),
      pagesPolicies({ bucket: 'pages', prefix: '' }, { ...granted, knowsCreation: true }),
      pagesPolicies(
        { bucket: 'pages', prefix: 'app' },
        { deployers: [], pruners: [], knowsCreation: false },
      ),
    ];
    const text = documents
      .flatMap((one) => Object.entries(one))
      .map(
        ([name, document]) => `${name}\n${JSON.stringify(document).replaceAll('},{', '},\n{')}\n`,
      )
      .join('\n');
    expect(text).toBe(golden('policies'));
  });
});
