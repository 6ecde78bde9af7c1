import { readDescription, type Composition } from 'shared-kernel/remote';
import { CliError } from '../run/cli-error';

/** The one tab that is not a remote's. */
const shellTab = 'overview';

const tabsOf = (name: string, brings: unknown): readonly string[] =>
  Object.values(readDescription(name, brings).description?.screens ?? {}).map(({ tab }) => tab.key);

/** Refuses a remote whose tab would be named like another's: the page could open one of them only. */
export function requireOwnTabs(
  current: Composition | undefined,
  name: string,
  brings: unknown,
): void {
  const others = Object.entries(current?.remotes ?? {}).filter(([other]) => other !== name);
  const owners = new Map([[shellTab, 'the shell']]);
  for (const [other, entry] of others)
    for (const tab of tabsOf(other, entry.brings)) owners.set(tab, other);
  for (const tab of tabsOf(name, brings)) {
    const owner = owners.get(tab);
    if (owner !== undefined)
      throw new CliError(
        `${name} brings a tab “${tab}”, and so does ${owner}: give it another key. Nothing was changed.`,
      );
    owners.set(tab, name);
  }
}
