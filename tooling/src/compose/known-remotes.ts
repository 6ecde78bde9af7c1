import { readDescription, type RemoteDescription } from 'shared-kernel/remote';

/** What the page knows of its remotes before it reads what runs; one that describes itself wrongly is left out. */
export function knownRemotes(
  described: Readonly<Record<string, unknown>>,
): Readonly<Record<string, RemoteDescription>> {
  return Object.fromEntries(
    Object.entries(described).flatMap(([name, brings]) => {
      const { description } = readDescription(name, brings);
      return description ? [[name, description]] : [];
    }),
  );
}
