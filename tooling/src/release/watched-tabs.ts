import { readDescription, type Composition } from 'shared-kernel/remote';

/** The shell's own tab, and every tab that a composition brings; of the remote that is tried, those of its canary. */
export function tabsOf({ remotes }: Composition, tried?: string): readonly string[] {
  const brought = Object.entries(remotes).flatMap(([name, { brings, canary }]) => {
    const { description } = readDescription(name, name === tried ? canary?.tried.brings : brings);
    return Object.values(description?.screens ?? {}).map(({ tab }) => tab.key);
  });
  return ['overview', ...brought];
}
