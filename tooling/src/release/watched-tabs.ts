import { readDescription, type Composition } from 'shared-kernel/remote';

/** The shell's own tab, and every tab that a composition brings. */
export function tabsOf({ remotes }: Composition): readonly string[] {
  const brought = Object.entries(remotes).flatMap(([name, { brings }]) => {
    const { description } = readDescription(name, brings);
    return Object.values(description?.screens ?? {}).map(({ tab }) => tab.key);
  });
  return ['overview', ...brought];
}
