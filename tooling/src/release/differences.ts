import type { Composition, RemoteRelease } from 'shared-kernel/remote';
import { canonicalJson } from 'shared-kernel/signing';

const short = (release: string) => release.slice(0, 12);
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What a person is told of the files of two releases. */
function filesWords(before: RemoteRelease['files'], after: RemoteRelease['files']): string {
  const added = Object.keys(after).filter((path) => !Object.hasOwn(before, path)).length;
  const gone = Object.keys(before).filter((path) => !Object.hasOwn(after, path)).length;
  const kept = Object.keys(after).length - added;
  return `${counted(added, 'new file')}, ${gone} no longer, ${kept} the same`;
}

function remoteWords(name: string, before: RemoteRelease, after: RemoteRelease): string[] {
  const words: string[] = [];
  if (before.release !== after.release)
    words.push(
      `${name} goes from ${short(before.release)} to ${short(after.release)}: ${filesWords(before.files, after.files)}`,
    );
  if (before.kernelRange !== after.kernelRange)
    words.push(`${name} needs kernel ${after.kernelRange} in place of ${before.kernelRange}`);
  if (before.address !== after.address)
    words.push(`${name} is read at ${after.address} in place of ${before.address}`);
  const screens = (release: RemoteRelease) => Object.keys(release.screens);
  for (const screen of screens(after).filter((one) => !screens(before).includes(one)))
    words.push(`${name} brings the screen ${screen}`);
  for (const screen of screens(before).filter((one) => !screens(after).includes(one)))
    words.push(`${name} no longer has the screen ${screen}`);
  return words;
}

const said = (value: unknown): string => (value === undefined ? 'unsaid' : canonicalJson(value));

/** What a composition says of all its remotes together. */
function ruleWords(before: Composition, after: Composition): string[] {
  const rules = (composition: Composition) =>
    new Map<string, unknown>(Object.entries({ ...composition, remotes: undefined }));
  const [from, to] = [rules(before), rules(after)];
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((key) => {
    const [old, now] = [said(from.get(key)), said(to.get(key))];
    return old === now ? [] : [`${key} is ${now} in place of ${old}`];
  });
}

/** What changes for whoever runs the second composition in place of the first, in words; nothing where they are the same. */
export function differences(before: Composition, after: Composition): readonly string[] {
  const names = [...new Set([...Object.keys(before.remotes), ...Object.keys(after.remotes)])];
  const words = names.sort().flatMap((name) => {
    const [from, to] = [before.remotes[name], after.remotes[name]];
    if (from && to) return remoteWords(name, from, to);
    if (to) return [`${name} is new, at ${short(to.release)}`];
    return [`${name} is gone; it was at ${short(from?.release ?? '')}`];
  });
  return [...words, ...ruleWords(before, after)];
}
