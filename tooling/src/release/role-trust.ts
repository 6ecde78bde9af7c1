const issuer = 'token.actions.githubusercontent.com';

/** Who may take a role: the jobs of one repository that run in one of its environments, by their signed token and without a stored key. */
export const roleTrust = (account: string, repository: string, environment: string): object => ({
  Version: '2012-10-17',
  Statement: [
    {
      Effect: 'Allow',
      Principal: { Federated: `arn:aws:iam::${account}:oidc-provider/${issuer}` },
      Action: 'sts:AssumeRoleWithWebIdentity',
      Condition: {
        StringEquals: {
          [`${issuer}:aud`]: 'sts.amazonaws.com',
          [`${issuer}:sub`]: `repo:${repository}:environment:${environment}`,
        },
      },
    },
  ],
});
