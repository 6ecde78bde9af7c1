import { hostname, userInfo } from 'node:os';
import { git } from '../command-line/git';
import { repository } from '../packages';

export function commitOf(root = repository): string {
  try {
    const commit = git(root, 'rev-parse', 'HEAD').slice(0, 12);
    return git(root, 'status', '--porcelain') === '' ? commit : `${commit} with changes`;
  } catch {
    return 'unknown';
  }
}

export function releaseAuthor(variables: NodeJS.ProcessEnv = process.env): string {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_RUN_ID: run } = variables;
  if (server !== undefined && name !== undefined && run !== undefined)
    return `${server}/${name}/actions/runs/${run}`;
  return variables.CI_JOB_URL ?? `${userInfo().username}@${hostname()}`;
}
