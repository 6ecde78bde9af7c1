export interface PipelineOptions {
  readonly store: string;
  readonly environment: string;
  readonly shellOrigin: string;
  readonly region: string;
  readonly remotes: readonly string[];
}

/** What every job does before it releases: credentials come from the role alone, none are stored. */
const steps = (role: string, region: string, command: string) => `    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - uses: aws-actions/configure-aws-credentials@v4
        with:
          role-to-assume: \${{ vars.${role} }}
          aws-region: ${region}
      - run: ${command}`;

const variable = (part: string) => `ROLE_${part.toUpperCase().replaceAll('-', '_')}`;

function job(part: string, { store, environment, region }: PipelineOptions): string {
  const words = [
    `npm run release -- ${part}`,
    `--to ${store} --env ${environment}`,
    '--message "${MESSAGE:0:500}"',
  ];
  return `  ${part}:
    needs: changes
    if: needs.changes.outputs.${part} == 'true' || inputs.part == '${part}'
    runs-on: ubuntu-latest
    environment: ${environment}
    # One release of a part after another, and none cut off in its middle.
    concurrency:
      group: release-${environment}-${part}
      cancel-in-progress: false
    permissions:
      contents: read
      id-token: write
    env:
      MESSAGE: \${{ github.event.head_commit.message || 'Released by hand' }}
${steps(variable(part), region, words.join(' '))}
`;
}

/** What a remote is built from besides its own folder: a remote takes the rest of the kernel from the shell. */
const sharedPaths = ['shared-kernel/**', 'tooling/webpack/**', 'pnpm-lock.yaml'];

const pathsOf = (part: string): readonly string[] => [
  part === 'shell' ? 'host/**' : `remote-${part}/**`,
  ...sharedPaths,
];

/** A workflow of GitHub Actions that releases each part whose files changed, in a job and under a role of its own. */
export function pipeline(options: PipelineOptions): string {
  const parts = [...options.remotes, 'shell'];
  const filters = parts.map(
    (part) =>
      `            ${part}:\n${pathsOf(part)
        .map((path) => `              - '${path}'`)
        .join('\n')}`,
  );
  return `name: release
on:
  push:
    branches: [main]
  workflow_dispatch:
    inputs:
      part:
        description: The part to release though nothing of it changed
        type: choice
        options: [${parts.join(', ')}]
permissions:
  contents: read
jobs:
  changes:
    runs-on: ubuntu-latest
    permissions:
      contents: read
    outputs:
${parts.map((part) => `      ${part}: \${{ steps.filter.outputs.${part} }}`).join('\n')}
    steps:
      - uses: actions/checkout@v4
      - uses: dorny/paths-filter@v3
        id: filter
        with:
          filters: |
${filters.join('\n')}
${parts.map((part) => job(part, options)).join('')}`;
}
