import { bucketPolicies, pagesPolicies, type PolicyOptions } from './verbs/policies';

interface Statement {
  readonly Sid: string;
  readonly Effect: string;
  readonly Action: readonly string[];
  readonly Resource: readonly string[];
  readonly Condition?: object;
}

const written = (change: Partial<PolicyOptions> = {}) =>
  bucketPolicies({
    bucket: 'releases',
    prefix: 'trustfold',
    shellOrigins: ['https://app.example.com'],
    environments: ['staging'],
    remotes: ['account', 'contracts'],
    deployers: [],
    pruners: [],
    knowsCreation: true,
    ...change,
  });

const statements = (document: object | undefined) =>
  (document as { readonly Statement: readonly Statement[] }).Statement;

/** Keys that a role may write, as patterns without the bucket's name. */
const writes = (name: string) =>
  statements(written()[name])
    .filter(({ Effect, Action }) => Effect === 'Allow' && Action.includes('s3:PutObject'))
    .flatMap(({ Resource }) => Resource)
    .map((resource) => resource.replace('arn:aws:s3:::releases/trustfold/', ''));

describe('bucketPolicies', () => {
  it('[deployment] has a role for each remote, which writes its files and what its environment runs, and neither page nor settings', () => {
    expect(writes('deploy-staging-contracts.json')).toEqual([
      'contracts/r/*',
      'compositions/*',
      'env/staging/current.json',
      'env/staging/history/*',
      'probe/*',
    ]);
    expect(writes('deploy-staging-account.json')).toContain('account/r/*');
    expect(writes('deploy-staging-shell.json')).toEqual([
      'shell/assets/*',
      'compositions/*',
      'env/staging/*',
      'probe/*',
    ]);
  });

  it('[deployment] lets the role that deploys all of a bucket put the shell’s files, which the pruner may remove', () => {
    expect(writes('deploy-policy.json')).toEqual([
      'account/r/*',
      'contracts/r/*',
      'shell/assets/*',
      'compositions/*',
      'env/staging/*',
      'probe/*',
    ]);
  });

  it('[deployment] has roles for a bucket of the pages’ own, its page and its files', () => {
    const documents = pagesPolicies(
      { bucket: 'pages', prefix: '' },
      { deployers: ['arn:deployer'], pruners: ['arn:pruner'], knowsCreation: true },
    );
    const allowed = (name: string, action: string) =>
      statements(documents[name])
        .filter(({ Action }) => Action.includes(action))
        .flatMap(({ Resource }) => Resource)
        .map((resource) => resource.replace('arn:aws:s3:::pages/', ''));
    expect(allowed('pages-deploy-policy.json', 's3:PutObject')).toEqual([
      'assets/*',
      'index.html',
      'probe/*',
    ]);
    expect(allowed('pages-prune-policy.json', 's3:DeleteObject')).toEqual(['assets/*', 'probe/*']);
    expect(allowed('pages-prune-policy.json', 's3:PutObject')).toEqual(['probe/*']);
    expect(statements(documents['pages-bucket-policy.json']).map(({ Sid }) => Sid)).toEqual([
      'PublicRead',
      'NoOverwriting',
      ...['ListReleases', 'ReadReleases', 'WriteReleases', 'RemoveProbes'].map(
        (one) => `Deployer${one}`,
      ),
      ...['ListReleases', 'ReadReleases', 'Prune', 'Probe'].map((one) => `Pruner${one}`),
    ]);
  });

  /** Keys that may not be overwritten, as patterns without the bucket's name. */
  const writtenOnce = (document: object | undefined, folder: string) => {
    const denied = statements(document).find(({ Effect }) => Effect === 'Deny');
    expect(denied).toMatchObject({
      Principal: '*',
      Action: ['s3:PutObject'],
      Condition: { Null: { 's3:if-none-match': 'true' } },
    });
    return denied?.Resource.map((resource) => resource.replace(`arn:aws:s3:::${folder}`, ''));
  };

  it('[deployment] lets no role overwrite what never changes', () => {
    expect(writtenOnce(written()['bucket-policy.json'], 'releases/trustfold/')).toEqual([
      'account/r/*',
      'contracts/r/*',
      'compositions/*',
      'shell/assets/*',
      'env/staging/history/*',
      'env/staging/shells/*',
      'env/staging/pages/*',
    ]);
  });

  it('[deployment] lets no role overwrite the files of a page in a bucket of its own, and the page be replaced', () => {
    const pages = pagesPolicies(
      { bucket: 'pages', prefix: 'app' },
      { deployers: [], pruners: [], knowsCreation: true },
    );
    expect(writtenOnce(pages['pages-bucket-policy.json'], 'pages/app/')).toEqual(['assets/*']);
  });

  it('[deployment] leaves that rule out for a service that does not know the condition', () => {
    const without = { deployers: [], pruners: [], knowsCreation: false };
    for (const policy of [
      written(without)['bucket-policy.json'],
      pagesPolicies({ bucket: 'pages', prefix: '' }, without)['pages-bucket-policy.json'],
    ])
      expect(statements(policy).map(({ Sid }) => Sid)).toEqual(['PublicRead']);
  });

  it('[deployment] gives a pruner what it marks with, and no pointer', () => {
    expect(writes('prune-policy.json')).toEqual(['probe/*', 'prune/marks.json']);
  });
});
