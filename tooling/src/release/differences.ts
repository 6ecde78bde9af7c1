import type { Composition } from 'shared-kernel/remote';
import { entriesOf } from './rolled-back';

const nothing = 'nothing';

/** What becomes of each part of an environment, one line each; parts that stay are left out. */
export function differences(before: Composition | undefined, next: Composition): readonly string[] {
  const [old, now] = [before ? entriesOf(before) : {}, entriesOf(next)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name) => {
    const [was, becomes] = [old[name], now[name]];
    if (was?.release !== becomes?.release)
      return `${name}: ${was?.release.slice(0, 8) ?? nothing} → ${becomes?.release.slice(0, 8) ?? nothing}`;
    if (was?.address !== becomes?.address)
      return `${name}: ${was?.address ?? nothing} → ${becomes?.address ?? nothing}`;
    return [];
  });
}
