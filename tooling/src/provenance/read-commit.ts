import { hostname, userInfo } from 'node:os';
import { runGit } from '../command-line/run-git';
import { repository } from '../packages';

export function readCommit(root = repository): string {
  try {
    const commit = runGit(root, 'rev-parse', 'HEAD').slice(0, 12);
    return runGit(root, 'status', '--porcelain') === '' ? commit : `${commit} with changes`;
  } catch {
    return 'unknown';
  }
}

export function readReleaseAuthor(variables: NodeJS.ProcessEnv = process.env): string {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_RUN_ID: run } = variables;
  if (server !== undefined && name !== undefined && run !== undefined)
    return `${server}/${name}/actions/runs/${run}`;
  return variables.CI_JOB_URL ?? `${userInfo().username}@${hostname()}`;
}
