import { parseArgs } from 'node:util';
import { CliError } from '../command-line/cli-error';

export const usageText = `npm run release -- <remote|shell> --env <environment>

  <remote|shell>                 build it, upload it, and make it what the environment runs
                                 --preview uploads a remote and says where it can be looked at
  promote <composition>          run a composition that was there before
  promote <remote>@<release>     run one release that is in the store
  promote [remote] --from <env>  run what another environment of the same store runs
  rollback [remote|shell]        run what ran before
  remove <remote>                stop running it; its tab goes, its releases stay
  status, history [--last 50]    what the environment runs, and what it ran
  verify [--public]              compare every byte with what was released, also as browsers get it

An environment is one of deploy/environments.json; --environments names another file.
--dist takes a build that was made elsewhere, --message says why, --dry-run says what would be done.
--despite-kernel runs a remote and a shell together whose kernels do not fit.
Credentials, region and endpoint of a bucket are those of the AWS SDK (AWS_PROFILE, AWS_ENDPOINT_URL_S3).`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  ...{ env: text, environments: text, from: text, dist: text, message: text, last: text },
  ...{ preview: flag, public: flag, 'dry-run': flag, 'despite-kernel': flag, help: flag },
} as const;

const taken = {
  release: 'message dry-run despite-kernel dist preview',
  promote: 'message dry-run despite-kernel from',
  rollback: 'message dry-run despite-kernel',
  remove: 'message dry-run',
  ...{ status: '', history: 'last', verify: 'public' },
};
const forAll = 'env environments help';

export type ReleaseVerb = keyof typeof taken;
const isVerb = (word: string): word is ReleaseVerb => Object.hasOwn(taken, word);

function refuse(what: string): never {
  throw new CliError(`${what}\n\n${usageText}`);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

export function parseReleaseCommand(args: string[]) {
  const { values, positionals } = parse(args);
  const [first = '', ...others] = positionals;
  const verb = isVerb(first) ? first : 'release';
  const [subject, ...more] = isVerb(first) ? others : positionals;
  if (more.length > 0) refuse(`Not understood: ${more.join(' ')}.`);
  const allowed = `${forAll} ${taken[verb]}`.split(' ');
  for (const [name, value] of Object.entries(values)) {
    if (!allowed.includes(name)) refuse(`${verb} takes no --${name}.`);
    if (value === '') refuse(`--${name} is empty.`);
  }
  return { verb, subject, values };
}

export type ReleaseCommand = ReturnType<typeof parseReleaseCommand>;
