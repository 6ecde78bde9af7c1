import { tellingLength } from '../compose/compose';
import { CliError } from '../base/cli-error';
import { rootAlone } from '../compose/page';
import { encodings, type Encoding } from '../store/delivery';
import type { OptionName } from './command';

export function required(value: string | undefined, name: OptionName, example: string): string {
  if (value !== undefined && value !== '') return value;
  throw new CliError(`--${name} is missing, such as --${name} ${example}`);
}

export function environmentName(value: string | undefined): string {
  const name = required(value, 'env', 'production');
  if (/^[a-z0-9][a-z0-9-]*$/.test(name)) return name;
  throw new CliError(
    `“${name}” is not a valid name for an environment: use lowercase letters, digits and dashes.`,
  );
}

export function wholeNumber(value: string | undefined, name: OptionName): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,6}$/.test(value)) return Number(value);
  throw new CliError(`--${name} takes a whole number, not “${value}”.`);
}

/** The state that must still stand: `0` before the first promotion. */
export function expectedState(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const isNumber = /^\d+$/.test(value) && value.length < tellingLength;
  const isHash = /^[0-9a-f]{12,64}$/.test(value);
  if (isNumber || isHash) return value;
  throw new CliError(
    `--expect takes the number of a promotion, or at least ${tellingLength} characters of a composition’s hash, not “${value}”.`,
  );
}

export function encodingName(value: string | undefined): Encoding | undefined {
  if (value === undefined) return undefined;
  const found = encodings.find((name) => name === value);
  if (found) return found;
  throw new CliError(`--encoding is one of ${encodings.join(', ')}, not “${value}”.`);
}

export function originOf(value: string | undefined, name: OptionName): string {
  const given = required(value, name, 'https://app.example.com');
  const { origin, pathname } = URL.canParse(given) ? new URL(given) : { origin: 'null' };
  if (origin !== 'null' && pathname === '/') return origin;
  const why = origin !== 'null' && name === 'shell' ? ` ${rootAlone}` : '';
  throw new CliError(
    `--${name} takes an origin such as https://app.example.com, not “${given}”.${why}`,
  );
}

/** What would end an address, or the word of a policy that names it. */
const unfit = /[\s;,'"<>\\?#]/;

/** An address that keys are appended to. */
export function folderAddress(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const isAddress = /^(https?:\/\/[^/]|\/(?!\/))/.test(value) && !unfit.test(value);
  if (isAddress && URL.canParse(value, 'https://app.example.com'))
    return value.replace(/\/*$/, '/');
  throw new CliError(
    `--public takes an address such as https://remotes.example.com/, not “${value}”.`,
  );
}
